import { z } from 'zod'

/** `https://chat.example.com/…`, or an address of WhatsApp without it: `wa.me/61755500100`. */
const CHAT = /^(https:\/\/(?![/\\])[^\s\\]+|wa\.me\/\d{8,15})$/

/** Where a chat with the dealer is. Spec 1.09. */
export const chatSchema = z
  .string()
  .max(500)
  .regex(CHAT, 'expected an https:// address or wa.me/<number>, such as wa.me/61755500100')
  .meta({
    title: 'Chat',
    description:
      'Where a chat with you is: an https:// address, or wa.me/<number> for WhatsApp (Spec 1.09).',
  })
