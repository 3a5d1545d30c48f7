/** Values of invented people and places that the examples of several features use. */

export const sampleKey = 'meadow-and-river-7'
export const sampleId = 'V1StGXR8Z5jdHi6BmyT1'
export const sampleUpload = 'Uakgb_J5m9g-0JDMbcJqL'
export const sampleToken = 'BTG-7K2M-9QXR-4TNV-W8HC'
export const sampleOtherToken = 'BTG-3P8D-6WYS-2FJB-N5KX'
export const samplePerson = { firstName: 'Willow', lastName: 'Brook', email: 'willow.brook@example.org' }
export const samplePhone = '(205) 555-0142'
export const sampleZip = '35203'
export const sampleStreet = { streetAddress: '12 Alder Lane', streetAddress2: 'Apt 3', city: 'Fernwood', state: 'AL' }
export const sampleDisorder = {
	bleedingDisorder: true,
	bleedingDisorderRelationship: 'Self',
	bleedingDisorderType: 'Hemophilia A',
	bleedingDisorderSeverity: 'Mild',
} as const
export const sampleSearch = { limit: 20, cursor: 'eyJwayI6IjEifQ', q: 'brook' }
