/** In the order of work. WORKSPACE 6. */
export const attentionGroups = ['answer', 'fix', 'soon', 'tidy'] as const
export type AttentionGroup = (typeof attentionGroups)[number]

export const attentionKinds = [
  'lead',
  'appointment',
  'hold',
  'delivery',
  'import',
  'promotion',
  'draft',
  'photos',
  'price',
  'alt_text',
] as const
export type AttentionKind = (typeof attentionKinds)[number]
