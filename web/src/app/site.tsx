import { lazy, Suspense, useDeferredValue } from "react";
import { Navigate, Outlet, Route, Routes, useLocation } from "react-router-dom";
import { Loading } from "../components/loading.tsx";
import { session, useSession } from "../lib/session.ts";
import { screenAt, screens } from "./screens.tsx";

const Shell = lazy(async () => {
  const load = async () => {
    const { Shell, loadCloudscapeMessages } = await import("./shell.tsx");
    await loadCloudscapeMessages();
    return Shell;
  };
  const [Shell] = await Promise.all([load(), screenAt(window.location.pathname)?.preload()]);
  return { default: Shell };
});
const SignInPage = lazy(async () => ({
  default: (await import("../features/account/sign-in-page.tsx")).SignInPage,
}));
const PaymentCancelledPage = lazy(async () => ({
  default: (await import("../features/payment/payment-cancelled-page.tsx")).PaymentCancelledPage,
}));
const IllustrationSamplesPage = lazy(async () => ({
  default: (await import("../features/illustration-samples/illustration-samples-page.tsx")).IllustrationSamplesPage,
}));

const UnsubscribePage = lazy(async () => ({
  default: (await import("../features/unsubscribe/unsubscribe-page.tsx")).UnsubscribePage,
}));
const FrontPage = lazy(async () => ({ default: (await import("../features/front/front-page.tsx")).FrontPage }));
const NotFoundPage = lazy(async () => ({
  default: (await import("../features/not-found/not-found-page.tsx")).NotFoundPage,
}));
const LegalPage = lazy(async () => ({ default: (await import("../features/legal/legal-page.tsx")).LegalPage }));
const WatchPage = lazy(async () => ({ default: (await import("../features/watch/watch-page.tsx")).WatchPage }));
const EmbedPage = lazy(async () => ({ default: (await import("../features/watch/embed-page.tsx")).EmbedPage }));

/** All routes of the site, and who may open them. */
export const Site = () => (
  <Suspense fallback={<Loading />}>
    <Routes>
      <Route path="/payment-cancelled" element={<PaymentCancelledPage />} />
      <Route path="/illustration-samples" element={<IllustrationSamplesPage />} />
      <Route path="/unsubscribe" element={<UnsubscribePage />} />
      <Route path="/watch/:watchId" element={<WatchPage />} />
      <Route path="/embed/:watchId" element={<EmbedPage />} />
      {["/terms", "/privacy", "/imprint"].map((path) => (
        <Route key={path} path={path} element={<LegalPage />} />
      ))}
      <Route path="/" element={<FrontRoute />} />
      <Route path="/dashboard" element={<Navigate to="/" replace />} />
      <Route path="/login" element={<SignInRoute />} />
      <Route element={<SignedInRoutes />}>
        {screens.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  </Suspense>
);

/** The front page for visitors, the dashboard for users. Mails of former releases have links of the login page here. */
const FrontRoute = () => {
  const user = useSettledSession();
  const { search, hash } = useLocation();
  if (/[?&#]type=/.test(search + hash)) return <Navigate to={`/login${search}${hash}`} replace />;
  if (user === undefined) return <Loading />;
  return user ? <Navigate to="/welcome" replace /> : <FrontPage />;
};

/** Redirects a signed-in user to the requested page. A password reset always shows the sign-in page. */
const SignInRoute = () => {
  const user = useSettledSession();
  const location = useLocation();
  if (user === undefined) return <Loading />;
  const { from = "/welcome", message } = location.state ?? {};
  if (user && !isPasswordReset(location)) return <Navigate to={from} replace state={{ message }} />;
  return <SignInPage />;
};

const SignedInRoutes = () => {
  const user = useSettledSession();
  const { pathname, search } = useLocation();
  if (user === undefined) return <Loading />;
  const from = session.wasSignedOut() ? undefined : pathname + search;
  if (user === null) return <Navigate to="/login" replace state={{ from }} />;
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
};

/** Deferred, so that React prepares the page behind the loading text. A sign-out takes effect at once. */
const useSettledSession = () => {
  const user = useSession();
  const settled = useDeferredValue(user);
  return user && settled;
};

/** Old password-reset links had a path of their own. */
const UnknownPath = () =>
  isPasswordReset(useLocation()) ? <Navigate to="/login?type=recovery" replace /> : <NotFoundPage />;

interface PageAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Returns true for the link of a password-reset mail, in all formats that were ever sent. */
export const isPasswordReset = ({ pathname, search, hash }: PageAddress): boolean =>
  pathname.includes("/auth/reset-password") || /[?&#]type=recovery\b/.test(search + hash);
