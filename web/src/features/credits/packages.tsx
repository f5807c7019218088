import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQuery } from "@tanstack/react-query";
import { Loading } from "../../components/loading.tsx";
import { configuration } from "../../lib/configuration.ts";
import { useSiteFacts } from "../../lib/site-facts.ts";
import { PackageCard } from "./package-card.tsx";
import { text } from "./text.ts";
import { useCheckout } from "./use-checkout.ts";

/** The packages and prices of the server. */
export const Packages = () => {
  const { data, error, refetch } = useQuery(configuration);
  const includesTax = useSiteFacts()?.pricesIncludeTax !== undefined;
  const { buy, opening, error: checkoutError } = useCheckout();
  return (
    <Container
      header={
        <Header variant="h2" description={includesTax ? `${text.buyWords} ${text.taxIncluded}` : text.buyWords}>
          {text.buy}
        </Header>
      }
    >
      <SpaceBetween size="m">
        {checkoutError && <Alert type="error">{checkoutError}</Alert>}
        {!data && !error && <Loading />}
        {!data && error && (
          <Alert type="error" action={<Button onClick={() => void refetch()}>{text.tryAgain}</Button>}>
            {text.packagesFailed(error.message)}
          </Alert>
        )}
        {data && (
          <ul className="packages">
            {data.pricingTiers.map((tier) => (
              <PackageCard key={tier.id} tier={tier} opening={opening} onBuy={() => buy(tier.id)} />
            ))}
          </ul>
        )}
      </SpaceBetween>
    </Container>
  );
};
