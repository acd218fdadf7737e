/** Texts of the times of a test drive, of `baseWords`. Spec 5.09, 7.07. */
export const slotWords = {
  slotLegend: 'When would you like to drive it?',
  slotTimes: 'Times in {place} ({zone}). A drive takes about {minutes} minutes.',
  slotMorning: 'Morning',
  slotAfternoon: 'Afternoon',
  slotEvening: 'Evening',
  slotTaken: 'taken',
  slotChosen: 'time chosen',
  slotFull: 'Full',
  slotDayFull: '{day} is full.',
  slotDayFullNext: '{day} is full. The next free times are {next} at {times}.',
  slotShowDay: 'Show {day}',
  slotEarlier: 'Earlier days',
  slotLater: 'Later days, up to {day}',
  slotAnyTime: 'I don’t mind when',
  slotAnyTimeHint: 'We call you to find a time.',
  slotNone: 'No times can be booked online these days. Leave your details and we call you.',
  slotNoneCall:
    'No times can be booked online these days. Leave your details and we call you, or call us:',
  slotAnd: 'and',
  slotCalendar: 'Test drive: {car}',
  slotCalendarNoCar: 'Test drive at {dealer}',
}
