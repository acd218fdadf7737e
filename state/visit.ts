/** The query of the first page of this tab's visit, then the path of each page that was left. Spec 7.09. */
export function visited(): readonly string[] | undefined {
  try {
    return sessionStorage.getItem('visit')?.split(' ')
  } catch {
    return undefined
  }
}

/** Keeps the page that is being left; call it only of who may be measured. An address has no spaces. */
export function leavePage(): void {
  try {
    sessionStorage.visit = `${sessionStorage.visit ?? location.search} ${location.pathname}`
  } catch {
    // The visitor blocks the storage, or it is full.
  }
}
