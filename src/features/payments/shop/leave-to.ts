/** The button stays busy until the provider's page is there; who comes back from it may press it again. */
export function leaveTo(address: string): Promise<void> {
  const back = new Promise<void>((resolve) => {
    window.addEventListener("pageshow", ({ persisted }) => {
      if (persisted) resolve();
    });
  });
  window.location.assign(address);
  return back;
}
