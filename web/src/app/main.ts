import "./site.css";
import { loadCatalog } from "../lib/translate.ts";

// Texts are constants of modules, so the catalog is there before the modules that have texts.
void loadCatalog().then(() => import("./start.tsx"));
