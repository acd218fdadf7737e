/** Whether a control's state differs from what the server's HTML says. */
export function isTouched(control: Element): boolean {
  if (control instanceof HTMLSelectElement) return isSelectTouched(control)
  if (!(control instanceof HTMLInputElement)) return false
  if (control.type === 'checkbox' || control.type === 'radio')
    return control.checked !== control.defaultChecked
  // A slider without a value attribute stands in its middle, which nobody chose.
  return control.hasAttribute('value') || control.type !== 'range'
    ? control.value !== control.defaultValue
    : false
}

/** Where the HTML selects no option, the browser selects the first. */
function isSelectTouched({ options, selectedIndex }: HTMLSelectElement): boolean {
  const defaultIndex = [...options].findIndex((option) => option.defaultSelected)
  return selectedIndex !== Math.max(0, defaultIndex)
}
