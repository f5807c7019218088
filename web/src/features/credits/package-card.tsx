import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import type { SystemConfiguration } from "#contract/schema/configuration.ts";
import { credits, money } from "../../lib/format.ts";
import { text } from "./text.ts";

const popularPackage = "professional";
/** The credits of the shortest film, for "n films of 3 minutes". */
const shortestFilmCredits = 10;

interface PackageCardProps {
  readonly tier: SystemConfiguration["pricingTiers"][number];
  /** The package whose payment page is opening. The other packages are disabled then. */
  readonly opening: string | undefined;
  readonly onBuy: () => void;
}

export const PackageCard = ({ tier, opening, onBuy }: PackageCardProps) => {
  const isPopular = tier.id === popularPackage;
  return (
    <li className={isPopular ? "package popular" : "package"}>
      <div className="row">
        <Box variant="h3" padding="n">
          {tier.label}
        </Box>
        {isPopular && <span className="tag">{text.popular}</span>}
      </div>
      <div>
        <Box fontSize="heading-xl" fontWeight="bold">
          {credits(tier.credits)}
        </Box>
        <Box color="text-body-secondary">{text.films(Math.floor(tier.credits / shortestFilmCredits))}</Box>
      </div>
      <div className="row">
        <Box fontSize="heading-m">{money(tier.amount)}</Box>
        {tier.bonus > 0 && <Box color="text-status-success">{text.bonus(tier.bonus)}</Box>}
      </div>
      <Button
        fullWidth
        variant={isPopular ? "primary" : "normal"}
        loading={opening === tier.id}
        loadingText={text.leaving}
        disabled={opening !== undefined && opening !== tier.id}
        onClick={onBuy}
      >
        {text.purchase(tier.label)}
      </Button>
    </li>
  );
};
