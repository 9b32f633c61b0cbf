// Search and the choice of light or dark. Everything else works without scripts.
const root = document.body.dataset.root;
const input = document.querySelector("#search input");
const results = document.querySelector("#results");
const count = document.querySelector("#count");
const MOST = 12;
const PARTICLES = /(에서|으로|까지|부터|에게|하고|이나|을|를|이|가|은|는|에|로|와|과|의|도|만|나)$/;

/** A word as it is looked for: also, in Korean, without the particle at its end. */
function forms(word) {
  const bare = word.replace(PARTICLES, "");
  return /[가-힣]/.test(word) && bare.length > 1 && bare !== word ? [word, bare] : [word];
}

function words(text) {
  return text.normalize("NFC").toLowerCase().split(/\s+/).filter(Boolean);
}

/** How well a section fits: every word must be in it somewhere; titles and the reader's language count more. */
function fit([, language, title, heading, text], wanted) {
  let sum = 0;
  for (const word of wanted) {
    const best = Math.max(...forms(word).map((form) => weight(form, title.toLowerCase(), heading.toLowerCase(), text.toLowerCase())));
    if (best === 0) return 0;
    sum += best;
  }
  return language === document.documentElement.lang ? sum * 2 : sum;
}

function weight(form, title, heading, text) {
  const times = Math.min(text.split(form).length - 1, 5);
  return (title.includes(form) ? 8 : 0) + (heading.includes(form) ? 12 : 0) + (heading === form ? 20 : 0) + times;
}

function search(index, query) {
  const wanted = words(query);
  if (wanted.length === 0) return [];
  const found = index.map((section) => [fit(section, wanted), section]).filter(([value]) => value > 0);
  return found.sort((a, b) => b[0] - a[0]).slice(0, MOST).map(([, section]) => section);
}

/** The words around the first hit. */
function excerpt(text, query) {
  const low = text.toLowerCase();
  const places = words(query).flatMap(forms).map((form) => low.indexOf(form)).filter((place) => place >= 0);
  const start = Math.max(0, Math.min(...places, text.length) - 40);
  return (start > 0 ? "…" : "") + text.slice(start, start + 120);
}

function line([address, language, title, heading, text], query) {
  const link = document.createElement("a");
  link.href = root + address;
  link.lang = language;
  const name = document.createElement("b");
  name.textContent = heading && heading !== title ? `${title} › ${heading}` : title;
  const around = document.createElement("span");
  around.textContent = excerpt(text, query);
  link.append(name, around);
  const item = document.createElement("li");
  item.append(link);
  return item;
}

let loading;
function loaded() {
  loading ??= new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = `${root}search-index.js`;
    script.onload = () => done(window.noripanIndex);
    script.onerror = failed;
    document.head.append(script);
  });
  return loading;
}

async function show() {
  const query = input.value;
  const found = query.trim() ? search(await loaded(), query) : [];
  if (query !== input.value) return;
  results.replaceChildren(...found.map((section) => line(section, query)));
  results.hidden = found.length === 0;
  const { none, found: many } = document.body.dataset;
  count.textContent = query.trim() ? (found.length ? `${found.length} ${many}` : none) : "";
}

input.addEventListener("focus", () => void loaded());
input.addEventListener("input", () => void show());
document.querySelector("#search").addEventListener("submit", (event) => {
  event.preventDefault();
  results.querySelector("a")?.click();
});
document.addEventListener("keydown", (event) => {
  const typing = /^(INPUT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "");
  if (event.key === "/" && !typing) {
    event.preventDefault();
    input.focus();
  } else if (event.key === "Escape" && input.value) {
    input.value = "";
    void show();
    input.focus();
  } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !results.hidden) {
    const stops = [input, ...results.querySelectorAll("a")];
    const next = stops[stops.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1)];
    if (stops.includes(document.activeElement) && next) {
      event.preventDefault();
      next.focus();
    }
  }
});

document.querySelector("#theme").addEventListener("click", () => {
  const { dataset } = document.documentElement;
  const dark = dataset.theme ? dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  dataset.theme = dark ? "light" : "dark";
  try {
    localStorage.setItem("noripan-docs-theme", dataset.theme);
  } catch {
    // a browser that keeps nothing shows it on this page only
  }
});
