import "./site.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import * as z from "zod";
import { session } from "../lib/session.ts";
import { Site } from "./site.tsx";

// The site's policy forbids making code of text, which zod would try. Before any schema is made.
z.config({ jitless: true });
void session.resolve();
// After a new release the pieces of an old page are gone: it begins anew, with the new ones.
window.addEventListener("vite:preloadError", () => window.location.reload());

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </StrictMode>,
  );
