import "virtual:fonts-latin.css";
import "./lib/tokens.css";
import { mount } from "svelte";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });

// Hangul stands on every page, if only as the name of a language; its slices are fetched as they are needed.
void import("virtual:fonts-hangul.css");
