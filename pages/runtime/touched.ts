/** Whether a named control's state differs from the server's HTML. */
export function isTouched(control: Element): boolean {
  if (control instanceof HTMLSelectElement) return isSelectTouched(control)
  if (!(control instanceof HTMLInputElement) || control.name === '') return false
  if (control.type === 'checkbox' || control.type === 'radio')
    return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

/** Where the HTML selects no option, the browser selects the first. */
function isSelectTouched({ options, selectedIndex }: HTMLSelectElement): boolean {
  const defaultIndex = [...options].findIndex((option) => option.defaultSelected)
  return selectedIndex !== Math.max(0, defaultIndex)
}
