/** Texts of the wheel of prizes, of `baseWords`. Spec 9.20, D32, FLOWS 11. */
export const wheelWords = {
  wheelTitle: 'Spin to win',
  wheelDays: '{name}, {days}.',
  wheelOneSpin: 'You have 1 spin.',
  wheelSpins: 'You have {count} spins.',
  wheelSpin: 'Spin the wheel',
  wheelSpinning: 'Spinning…',
  wheelTurning: 'Round it goes…',
  wheelConfirm: 'I live in {states}, am {age} or older, and have read the terms.',
  wheelSignedIn: 'Signed in as {phone}. By spinning you accept the terms below.',
  wheelWon: 'You won {prize}',
  wheelShow:
    'Show this at any {name} dealership, or the SMS that we sent to {phone}. Claim by {date}.',
  wheelCode: 'Your claim code',
  wheelText: 'You won {prize} at {name}. Claim code {code}: show it to us by {date}.',
  wheelGiven: 'You have had this prize.',
  wheelMore: 'One more spin?',
  wheelMoreText:
    'Reserve any {car} online with a {deposit} deposit by the end of {date} and you can spin again. The deposit is off the price and fully refundable. You do not have to buy anything.',
  wheelMoreLink: '{cars} you can reserve',
  wheelHad: 'You have had your spin',
  wheelHadTwo: 'You have had your spins',
  wheelHadText:
    'On {date} at {time} you won {prize}, claim code {code}, not claimed yet. Claim it at any {name} dealership by {until}.',
  wheelHadGiven: 'On {date} at {time} you won {prize}, claim code {code}. You have had it.',
  wheelFailed: 'We are finding out what you won',
  wheelFailedText:
    'Your spin reached us but the answer did not come back. Your spin is not lost, and it is drawn only once. Press below to see the prize.',
  wheelFailedShow: 'Show my prize',
  wheelOffline:
    'Nothing has been sent. You still have your spin. When you are back online, press Spin the wheel.',
  wheelNotYet: 'The wheel turns on {date}',
  wheelNotYetText: '{name}: {days}. Come back then; one spin for each mobile number.',
  wheelOver: 'This promotion is over',
  wheelOverText:
    'The wheel stopped at the end of {date}. If you won, your claim code works until {until} at any {name} dealership.',
  wheelNow: 'See what is on now',
  wheelEmpty: 'Every prize has been won',
  wheelEmptyText:
    'That was quicker than we thought. Your spin is not used. If an unclaimed prize is drawn again on {date}, you are in that draw and we text you if you win.',
  wheelOffers: 'See our offers',
  wheelTable: 'Every prize and its chance',
  wheelPrize: 'Prize',
  wheelLeft: 'Left',
  wheelChance: 'Chance now',
  wheelWorth: '{prize}, worth {value}',
  wheelOneIn: '1 in {count}',
  wheelGone: 'none left',
  wheelHow:
    'Our server draws each prize by these chances before the wheel turns; segments are drawn in equal size and do not show the chance. When a prize is gone, the others become likelier and this table changes. Every spin wins something.',
  wheelShort: 'The short terms.',
  wheelWho:
    'Entry is free. One spin for each person, {states} residents aged {age} or over, {days}, both days included, {city} time.',
  wheelSecond:
    'One more spin for a deposit of {deposit} or more paid online on those days; the deposit stays fully refundable and a spin once taken stays yours.',
  wheelClaims:
    'Total prizes {total}. Winners are told at once and by SMS; claim by {until} at any {name} dealership; unclaimed prizes are drawn again on {redraw}.',
  wheelPromoter: 'Promoter: {company}, ABN {abn}, {address}.',
  wheelPermits: 'Permits: {permits}.',
  wheelNoPermit:
    'No permit is needed in {states}; the promotion is not open to residents of other states.',
  wheelOthers: 'The promotion is not open to residents of other states.',
  wheelTerms: 'Full terms',
  wheelTermsTitle: 'Spin to win: prizes and terms',
  wheelPrizesFirst: 'See every prize and its chance first',
}
