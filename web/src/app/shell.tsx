import "../lib/cloudscape.ts";
import AppLayoutToolbar from "@cloudscape-design/components/app-layout-toolbar";
import { I18nProvider } from "@cloudscape-design/components/i18n";
import english from "@cloudscape-design/components/i18n/messages/all.en";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { ErrorBoundary } from "../components/error-boundary.tsx";
import { Flashes, FlashProvider } from "../components/flash.tsx";
import { InTurn } from "../components/in-turn.tsx";
import { Loading } from "../components/loading.tsx";
import { ThemeLink } from "../components/theme-link.tsx";
import { queries } from "../lib/queries.ts";
import { Menu } from "./menu.tsx";
import { screenAt } from "./screens.tsx";
import { TopBar } from "./top-bar.tsx";
import { Trail } from "./trail.tsx";
import { WelcomeWords } from "./welcome-words.tsx";

/** The frame of every page behind the sign-in: where one is, where one can go, what one can spend. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(window.innerWidth > 1100);
  useTopOfPage(pathname);
  const screen = screenAt(pathname);
  return (
    <QueryClientProvider client={queries}>
      <I18nProvider locale="en" messages={[english]}>
        <FlashProvider>
          <WelcomeWords />
          <a className="skip" href="#content">
            Skip to content
          </a>
          <div id="top">
            <TopBar />
          </div>
          <InTurn first={<Loading ofPage />}>
            <AppLayoutToolbar
              headerSelector="#top"
              footerSelector="#foot"
              toolsHide
              contentType={screen?.contentType ?? "default"}
              navigation={
                <InTurn>
                  <Menu />
                </InTurn>
              }
              navigationOpen={open}
              onNavigationChange={({ detail }) => setOpen(detail.open)}
              breadcrumbs={
                <InTurn>
                  <Trail screen={screen} />
                </InTurn>
              }
              notifications={<Flashes />}
              content={
                <div id="content" tabIndex={-1}>
                  <InTurn first={<Loading ofPage />}>
                    <ErrorBoundary key={pathname}>
                      <Suspense fallback={<Loading ofPage />}>{children}</Suspense>
                    </ErrorBoundary>
                  </InTurn>
                </div>
              }
            />
            <footer id="foot">
              <ThemeLink />
            </footer>
          </InTurn>
        </FlashProvider>
      </I18nProvider>
    </QueryClientProvider>
  );
};

/** A page that one goes to begins at its top; one that one comes back to is where the browser has kept it. */
const useTopOfPage = (pathname: string) => {
  const way = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => {
    if (way !== "POP") window.scrollTo(0, 0);
  }, [pathname]);
};
