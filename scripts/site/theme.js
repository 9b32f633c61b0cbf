// Light or dark before anything is drawn: as chosen here, else as chosen in the games, else as the system wishes.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const inGames = () => {
    try {
      return JSON.parse(read("noripan") ?? "{}").theme;
    } catch {
      return undefined;
    }
  };
  const theme = read("noripan-docs-theme") ?? inGames();
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
})();
