import "../lib/zod-settings.ts";
import "./site.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { ErrorBoundary } from "../components/error-boundary.tsx";
import { session } from "../lib/session.ts";
import { Site } from "./site.tsx";

void session.resolve();
// After a new release the pieces of an old page are gone: it begins anew, with the new ones.
window.addEventListener("vite:preloadError", () => window.location.reload());

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
