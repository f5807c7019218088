import "../lib/cloudscape.ts";
import AppLayoutToolbar from "@cloudscape-design/components/app-layout-toolbar";
import { I18nProvider } from "@cloudscape-design/components/i18n";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { DeferredRender } from "../components/deferred-render.tsx";
import { ErrorBoundary } from "../components/error-boundary.tsx";
import { Flashes, FlashProvider } from "../components/flash.tsx";
import { LanguageSelect } from "../components/language-select.tsx";
import { Loading } from "../components/loading.tsx";
import { ThemeLink } from "../components/theme-link.tsx";
import { queryClient } from "../lib/query-client.ts";
import { t } from "../lib/translate.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { cloudscapeMessages } from "./cloudscape-messages.ts";
import { Menu } from "./menu.tsx";
import { SaveLanguage } from "./save-language.ts";
import { screenAt } from "./screens.tsx";
import { SignInMessage } from "./sign-in-message.tsx";
import { TopBar } from "./top-bar.tsx";

export { loadCloudscapeMessages } from "./cloudscape-messages.ts";

/** The frame of every page of a signed-in user: top bar, navigation, breadcrumbs, messages and footer. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(window.innerWidth > 1100);
  useScrollToTop(pathname);
  const screen = screenAt(pathname);
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider {...cloudscapeMessages}>
        <FlashProvider>
          <SignInMessage />
          <SaveLanguage />
          <a className="skip" href="#content">
            {t("Skip to content")}
          </a>
          <div id="top">
            <TopBar />
          </div>
          <DeferredRender first={<Loading isPage />}>
            <AppLayoutToolbar
              headerSelector="#top"
              footerSelector="#foot"
              toolsHide
              contentType={screen?.contentType ?? "default"}
              navigation={
                <DeferredRender>
                  <Menu />
                </DeferredRender>
              }
              navigationOpen={open}
              onNavigationChange={({ detail }) => setOpen(detail.open)}
              breadcrumbs={
                <DeferredRender>
                  <Breadcrumbs screen={screen} />
                </DeferredRender>
              }
              notifications={<Flashes />}
              content={
                <div id="content" tabIndex={-1}>
                  <DeferredRender first={<Loading isPage />}>
                    <ErrorBoundary key={pathname}>
                      <Suspense fallback={<Loading isPage />}>{children}</Suspense>
                    </ErrorBoundary>
                  </DeferredRender>
                </div>
              }
            />
            <footer id="foot">
              <LanguageSelect />
              <ThemeLink />
            </footer>
          </DeferredRender>
        </FlashProvider>
      </I18nProvider>
    </QueryClientProvider>
  );
};

/** Scrolls to the top on navigation. On back and forward the browser restores the position. */
const useScrollToTop = (pathname: string) => {
  const navigationType = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => {
    if (navigationType !== "POP") window.scrollTo(0, 0);
  }, [pathname]);
};
