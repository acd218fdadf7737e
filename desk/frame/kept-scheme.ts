// Runs before the first paint, as a file of its own: the policy of the page allows no script in it.
import { SCHEME_KEY } from './scheme.ts'

const kept = localStorage.getItem(SCHEME_KEY)
if (kept !== null) document.documentElement.dataset.scheme = kept
