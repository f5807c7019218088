import "../lib/zod-settings.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { ErrorBoundary } from "../components/error-boundary.tsx";
import { session } from "../lib/session.ts";
import { Site } from "./site.tsx";

void session.resolve();
// A new release removes the chunks of the old one: a page that still asks for them reloads. Where the site cannot be
// reached a reload would leave a white page; there the error page shows.
window.addEventListener("vite:preloadError", () => {
  fetch("/config.json", { cache: "no-store" }).then(
    ({ ok }) => ok && window.location.reload(),
    () => undefined,
  );
});

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <BrowserRouter>
          <Site />
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>,
  );
