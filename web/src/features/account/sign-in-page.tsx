import "../../lib/cloudscape.ts";
import Alert from "@cloudscape-design/components/alert";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { Brand } from "../../components/brand.tsx";
import { LanguageSelect } from "../../components/language-select.tsx";
import { ThemeLink } from "../../components/theme-link.tsx";
import { session, useSession } from "../../lib/session.ts";
import { ForgotForm } from "./forgot-form.tsx";
import { LoginForm } from "./login-form.tsx";
import { parseMailLink } from "./mail-link.ts";
import type { AccountInput, FormMessage, Mode } from "./mode.ts";
import { RegisterForm } from "./register-form.tsx";
import { RenewForm } from "./renew-form.tsx";
import { ResetForm } from "./reset-form.tsx";
import { text } from "./text.ts";
import { useHeadingFocus } from "./use-heading-focus.ts";
import { VerifyForm } from "./verify-form.tsx";

const forms = {
  login: LoginForm,
  register: RegisterForm,
  verify: VerifyForm,
  forgot: ForgotForm,
  reset: ResetForm,
  renew: RenewForm,
} as const;

/** Why the session has ended, if the user did not simply sign out. */
const endOfSession = (): FormMessage | undefined => {
  if (session.wasDeleted()) return { tone: "success", content: text.deleted };
  return session.wasExpired() ? { tone: "error", content: text.expired } : undefined;
};

export const SignInPage = () => {
  const location = useLocation();
  const navigate = useNavigate();
  const [mailLink] = useState(() => parseMailLink(location));
  const [mode, setMode] = useState<Mode>(mailLink.mode);
  const [message, showMessage] = useState(mailLink.mode === "login" ? endOfSession() : undefined);
  const [entered, setEntered] = useState<AccountInput>(mailLink.entered);
  const frame = useHeadingFocus(mode);
  useSignOutFirst(mailLink.mode === "reset");
  // A code must not stay in the URL or the history.
  useEffect(() => {
    if (mode !== "reset" && location.search + location.hash !== "")
      navigate("/login", { replace: true, state: location.state });
  }, [mode, location, navigate]);

  const Form = forms[mode];
  return (
    <>
      <main className="entrance" ref={frame}>
        <title>{`${text.modes[mode].title} | Animation Agent`}</title>
        <div className="entrance-head">
          <Link to="/" className="home">
            <Brand />
          </Link>
          <p>{text.pitch}</p>
        </div>
        <Container header={<Header variant="h1">{text.modes[mode].title}</Header>}>
          <SpaceBetween size="l">
            <div role={message?.tone === "error" ? "alert" : "status"}>
              {message && (
                <Alert type={message.tone} statusIconAriaLabel={text.tone[message.tone]}>
                  {message.content}
                </Alert>
              )}
            </div>
            <Form
              key={mode}
              entered={entered}
              enter={(some) => setEntered((before) => ({ ...before, ...some }))}
              showMessage={showMessage}
              go={(next, nextMessage) => {
                setMode(next);
                showMessage(nextMessage);
              }}
            />
          </SpaceBetween>
        </Container>
      </main>
      <footer id="foot">
        <LanguageSelect />
        <ThemeLink />
      </footer>
    </>
  );
};

/** Ends the session of this device before a password reset. */
export const useSignOutFirst = (isWanted: boolean): void => {
  const user = useSession();
  useEffect(() => {
    if (isWanted && user) void session.expire();
  }, [isWanted, user]);
};
