/** Loads the page anew, as the documented retries of whole parts do. Specification: signed-in part, section 2. */
export function reloadPage(): void {
  window.location.reload();
}
