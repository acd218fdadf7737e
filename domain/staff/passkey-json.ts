import { z } from 'zod'

// Browsers add members to these as the standard grows (WebAuthn Level 3, 5.1.8): the library that reads them
// takes what it knows.
const longText = z.string().max(20_000)

/** What a browser answers of a passkey, as its `toJSON()` gives it. */
export const passkeyResponse = z
  .looseObject({
    id: z.string().max(2_000),
    rawId: z.string().max(2_000),
    type: z.literal('public-key'),
    clientExtensionResults: z.looseObject({}),
    response: z.looseObject({ clientDataJSON: longText }),
  })
  .describe('Answer of the browser: `toJSON()` of a PublicKeyCredential')

/** What a browser is asked with. */
export const passkeyOptions = z
  .strictObject({
    options: z
      .looseObject({ challenge: z.string() })
      .describe('For `parseRequestOptionsFromJSON` or `parseCreationOptionsFromJSON`'),
  })
  .describe('Question to the browser')
