import { useTheme } from "../lib/theme.ts";
import { t } from "../lib/translate.ts";

const words = { dark: t("Change to Dark Theme"), light: t("Change to Light Theme") };

/** A link in the footer that toggles light and dark. */
export const ThemeLink = () => {
  const { other, toggle } = useTheme();
  return (
    <button type="button" className="theme-link" onClick={toggle}>
      {words[other]}
    </button>
  );
};
