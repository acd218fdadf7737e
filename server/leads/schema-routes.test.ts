import { expect, test } from 'vitest'
import { appWith, ask } from '../app.fixture.ts'
import { car, inStock } from '../site/site.fixture.ts'

const stock = inStock([car('a', { dealership_id: 'd1' })])

async function forms(page: string) {
  const { app } = await appWith({ stock })
  const { status, text } = await ask(app, `/api/forms?page=${encodeURIComponent(page)}`)
  return { status, body: JSON.parse(text) }
}

test('a program reads the fields of a car’s form, as the site asks them (Spec 5.11-5.13, 7.09)', async () => {
  const { status, body } = await forms('/cars/car-a/enquire')
  expect(status).toBe(200)
  expect(body.forms).toMatchObject([
    {
      form_id: 'enquiry',
      form: 'enquiry',
      schema: {
        type: 'object',
        additionalProperties: false,
        properties: {
          name: { type: 'string', maxLength: 100 },
          email: { format: 'email' },
          car_id: { const: 'a' },
        },
        required: expect.arrayContaining(['name', 'email', 'phone']),
      },
    },
  ])
})

test('the car of the address is part of the form (Spec 2.08, 7.09)', async () => {
  const { body } = await forms('/finance?car_id=a')
  expect(body.forms).toMatchObject([
    { form: 'finance', schema: { properties: { car_id: { const: 'a' } } } },
  ])
})

test.each(['/about-us', '/cars/nothing/enquire', '', 'https://example.com/contact-us', '/\0'])(
  'the address %j has no form (D22)',
  async (page) => {
    expect(await forms(page)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  },
)
