import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import Form from "@cloudscape-design/components/form";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { topUpCredits } from "#contract/endpoints/admin.ts";
import { serverMessage } from "../../lib/api.ts";
import { useRefreshCredits } from "../../lib/credits.ts";
import { refreshQueries } from "../../lib/refresh-queries.ts";
import { useIdempotentCall } from "../../lib/use-idempotent-call.ts";
import { text } from "./text.ts";
import { blank, bodyOf, checkTopUp, type TopUp } from "./top-up.ts";
import { TopUpFields } from "./top-up-fields.tsx";

/** Adds credits to a user's balance. */
export const TopUpForm = () => {
  const queries = useQueryClient();
  const refresh = useRefreshCredits();
  const give = useIdempotentCall(topUpCredits);
  const { control, handleSubmit, reset } = useForm<TopUp>({ defaultValues: blank, resolver: checkTopUp });
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (wanted: TopUp) => give({ body: bodyOf(wanted) }),
    onSuccess: async (_, { method }) => {
      reset({ ...blank, method });
      await Promise.all([refreshQueries(queries, ["admin"]), refresh()]);
    },
  });
  return (
    <Container header={<Header variant="h2">{text.topUpForm}</Header>}>
      <SpaceBetween size="m">
        <form onSubmit={handleSubmit((wanted) => mutate(wanted))} noValidate>
          <Form
            errorText={error && text.notGiven(serverMessage(error))}
            actions={
              <Button variant="primary" loading={isPending} loadingText={text.giving}>
                {isPending ? text.giving : text.give}
              </Button>
            }
          >
            <TopUpFields control={control} />
          </Form>
        </form>
        {data && !error && <Alert type="success">{data.message}</Alert>}
      </SpaceBetween>
    </Container>
  );
};
