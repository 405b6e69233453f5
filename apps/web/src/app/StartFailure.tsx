/**
 * Shown when even the texts could not be fetched, so it brings its own, in all three languages.
 */
export function StartFailure() {
  return (
    <main className="state" style={{ minHeight: '100vh', alignContent: 'center' }}>
      <h1 className="h2">Mugė</h1>
      <p lang="en">Network error: check your connection and try again.</p>
      <p lang="lt">Tinklo klaida: patikrinkite ryšį ir bandykite dar kartą.</p>
      <p lang="ru">Ошибка сети: проверьте подключение и попробуйте ещё раз.</p>
      <a className="btn btn--primary" href={window.location.href}>
        ↻
      </a>
    </main>
  );
}
