import TopNavigation, { type TopNavigationProps } from "@cloudscape-design/components/top-navigation";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useFlash } from "../components/flash.tsx";
import { useCredits } from "../lib/credits.ts";
import { credits as inCredits } from "../lib/format.ts";
import { session, useUser } from "../lib/session.ts";
import { siteLanguages, switchLanguage } from "../lib/site-language.ts";
import { useTheme } from "../lib/theme.ts";
import { t } from "../lib/translate.ts";
import { useFollow } from "../lib/use-follow.ts";

const ConfirmModal = lazy(async () => ({
  default: (await import("../components/confirm-modal.tsx")).ConfirmModal,
}));

/** The top bar: product name, balance, theme and user menu. */
export const TopBar = () => {
  const { email } = useUser();
  const navigate = useNavigate();
  const follow = useFollow();
  const credits = useCredits();
  const signOut = useSignOut();
  const [isConfirming, setIsConfirming] = useState(false);
  const { theme, other, toggle } = useTheme();
  // The item is there before the balance is known: adding it later would close an open menu.
  const balance: TopNavigationProps.Utility = {
    type: "button",
    text: credits ? inCredits(credits.balance) : t("Credits"),
    href: "/credits",
    iconName: "ticket",
    disableUtilityCollapse: true,
    disableTextCollapse: true,
    onFollow: follow,
  };
  return (
    <>
      <TopNavigation
        identity={{
          href: "/welcome",
          title: "Animation Agent",
          logo: { src: "/icon.svg", alt: t("Logo") },
          onFollow: (event) => {
            event.preventDefault();
            navigate("/welcome");
          },
        }}
        i18nStrings={{ overflowMenuTriggerText: t("More"), overflowMenuTitleText: t("All") }}
        utilities={[
          balance,
          {
            type: "button",
            iconSvg: theme === "dark" ? <Sun /> : <Moon />,
            ariaLabel: other === "dark" ? t("Dark theme") : t("Light theme"),
            title: other === "dark" ? t("Dark theme") : t("Light theme"),
            onClick: toggle,
          },
          {
            type: "menu-dropdown",
            iconName: "globe",
            ariaLabel: t("Language"),
            title: t("Language"),
            items: siteLanguages.map(({ tag, name }) => ({ id: tag, text: name, lang: tag })),
            onItemClick: ({ detail }) => switchLanguage(detail.id),
          },
          {
            type: "menu-dropdown",
            text: email,
            iconName: "user-profile",
            items: [
              { id: "account", text: t("Account"), href: "/account" },
              { id: "here", text: t("Sign Out") },
              { id: "everywhere", text: t("Sign out on all devices") },
            ],
            onItemFollow: follow,
            onItemClick: ({ detail }) => {
              if (detail.id === "everywhere") setIsConfirming(true);
              if (detail.id === "here") void signOut(false);
            },
          },
        ]}
      />
      {isConfirming && (
        <Suspense>
          <ConfirmModal
            title={t("Sign out on all devices")}
            confirm={t("Sign Out")}
            onConfirm={() => signOut(true)}
            onClose={() => setIsConfirming(false)}
          >
            {t("You will have to log in again on all your devices, including this one.")}
          </ConfirmModal>
        </Suspense>
      )}
    </>
  );
};

/** A failed sign-out must be visible: the user would otherwise think that the session has ended. */
const useSignOut = () => {
  const flash = useFlash();
  return (everywhere: boolean) =>
    session
      .signOut({ everywhere })
      .catch((error: Error) =>
        flash({ type: "error", content: t("Sign out failed: {reason}", { reason: error.message }) }),
      );
};

const Moon = () => (
  <svg viewBox="0 0 16 16" focusable="false" aria-hidden="true">
    <path d="M13.500 10A6 6 0 0 1 6 2.500 6 6 0 1 0 13.500 10z" />
  </svg>
);

const Sun = () => (
  <svg viewBox="0 0 16 16" focusable="false" aria-hidden="true">
    <circle cx="8" cy="8" r="3" />
    <path d="M8 1v1.500M8 13.500V15M1 8h1.500M13.500 8H15M3 3l1 1M12 12l1 1M13 3l-1 1M4 12l-1 1" />
  </svg>
);
