import "../lib/zod-settings.ts";
import "./site.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { ErrorBoundary } from "../components/error-boundary.tsx";
import { mayReload } from "../lib/reload-guard.ts";
import { session } from "../lib/session.ts";
import { Site } from "./site.tsx";

void session.resolve();
// A new release removes the chunks of the old one. A page that still asks for them reloads, once: a reload without a
// connection would leave a white page. Otherwise the error page shows.
window.addEventListener("vite:preloadError", () => {
  if (navigator.onLine && mayReload()) window.location.reload();
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
