import { pageParameters, pageStoriesOf } from './page-stories.tsx'

export default {
  title: 'Lonestar Auto Value',
  tags: ['!autodocs', 'page', 'dealer-lonestar'],
  globals: { tenant: 'lonestar' },
  parameters: pageParameters('lonestar'),
}

const page = pageStoriesOf('lonestar')

export const Home = page('home')
export const Search = page('search')
export const Car = page('car')
export const AboutUs = page('about-us')
export const Compare = page('compare')
export const ContactUs = page('contact-us')
export const Failure = page('failure')
export const Fees = page('fees')
export const NotFound = page('not-found')
export const Phone = page('phone')
export const RecentlyViewed = page('recently-viewed')
export const SellMyCar = page('sell-my-car')
export const Watchlist = page('watchlist')
export const Withdrawn = page('withdrawn')
