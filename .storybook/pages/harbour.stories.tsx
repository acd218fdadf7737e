import { pageParameters, pageStoriesOf } from './page-stories.tsx'

export default {
  title: 'Harbour Motor Group',
  tags: ['!autodocs', 'page', 'dealer-harbour'],
  globals: { tenant: 'harbour' },
  parameters: pageParameters('harbour'),
}

const page = pageStoriesOf('harbour')

export const Home = page('home')
export const Search = page('search')
export const Car = page('car')
export const AboutUs = page('about-us')
export const Careers = page('careers')
export const Compare = page('compare')
export const ContactLocation = page('contact-location')
export const ContactUs = page('contact-us')
export const Dealerships = page('dealerships')
export const Location = page('location')
export const Enquire = page('enquire')
export const Failure = page('failure')
export const Finance = page('finance')
export const Fleet = page('fleet')
export const NotFound = page('not-found')
export const Parts = page('parts')
export const Phone = page('phone')
export const RecentlyViewed = page('recently-viewed')
export const RequestPhotos = page('request-photos')
export const SellMyCar = page('sell-my-car')
export const Service = page('service')
export const Success = page('success')
export const TestDrive = page('test-drive')
export const Watchlist = page('watchlist')
export const Withdrawn = page('withdrawn')
export const PrivacyPolicy = page('privacy-policy')
export const TermsAndConditions = page('terms-and-conditions')
export const Offers = page('offers')
export const Offer = page('offer')
export const Blog = page('blog')
export const BlogCategory = page('blog-category')
export const Post = page('post')
export const Questions = page('questions')
export const Warranty = page('warranty')
export const RoadsideAssist = page('roadside-assist')
export const Buying = page('buying')
export const GuaranteedFutureValue = page('guaranteed-future-value')
export const BrandAssured = page('brand-assured')
export const ValueMyCarTermsAndConditions = page('value-my-car-terms-and-conditions')
export const UteCentre = page('ute-centre')
export const PartsSearch = page('parts-search')
export const Brand = page('brand')
