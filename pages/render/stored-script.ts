/**
 * Behind the element of a plain script that a page needs where this browser has stored something (`data-stored`):
 * has it loaded, or else stores the first value (`data-first`). It is all that a first visit runs for it. A page
 * that is only prepared leaves both to the script, which waits until it is seen. Longer than 2: no empty list.
 */
export const storedScript =
  '{let d=document,h=d.currentScript.previousSibling.dataset,{stored:e,first:t}=h;try{(localStorage[e]??sessionStorage[e])?.length>2||d.prerendering?h.eager=``:t&&(localStorage[e]=t)}catch{}}'
