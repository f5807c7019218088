import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Letter } from "../../components/drawings.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { Loading } from "../../components/loading.tsx";
import { useUser } from "../../lib/session.ts";
import { Delivery } from "./delivery.tsx";
import { deliveriesQuery } from "./queries.ts";
import { deliveryText, text } from "./text.ts";

/** The webhook messages, newest first. */
export const DeliveryLog = ({ isActive }: { readonly isActive: boolean }) => {
  const log = useInfiniteQuery(deliveriesQuery(useUser().id));
  const deliveries = log.data?.pages.flatMap((page) => page.deliveries) ?? [];
  return (
    <Container
      header={
        <Header variant="h2" description={deliveryText.about}>
          {deliveryText.title}
        </Header>
      }
    >
      <SpaceBetween size="s">
        {log.isPending && !log.error && <Loading />}
        {log.error && (
          <Alert type="error" action={<Button onClick={() => void log.refetch()}>{text.tryAgain}</Button>}>
            {deliveryText.failed(log.error.message)}
          </Alert>
        )}
        {log.data && deliveries.length === 0 && (
          <EmptyState title={deliveryText.none} drawing={<Letter />}>
            {deliveryText.noneAbout}
          </EmptyState>
        )}
        {deliveries.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} isActive={isActive} />
        ))}
        {log.hasNextPage && (
          <Box textAlign="center">
            <Button loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
              {deliveryText.more}
            </Button>
          </Box>
        )}
      </SpaceBetween>
    </Container>
  );
};
