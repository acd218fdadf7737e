/** Memoizes a function of an object, for as long as the object is in use. */
export function perObject<Of extends object, Fact>(find: (of: Of) => Fact): (of: Of) => Fact {
  const known = new WeakMap<Of, Fact>()
  return (of) => {
    const fact = known.get(of) ?? find(of)
    known.set(of, fact)
    return fact
  }
}
