import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import ContentLayout from "@cloudscape-design/components/content-layout";
import Form from "@cloudscape-design/components/form";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { lengths } from "#contract/catalogue/lengths.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { useCredits } from "../../lib/credits.ts";
import { credits as inCredits } from "../../lib/format.ts";
import { LookPart } from "./look-part.tsx";
import { StoryPart } from "./story-part.tsx";
import { text } from "./text.ts";
import { useOrder } from "./use-order.ts";
import { VideoPart } from "./video-part.tsx";

/** Orders a film. */
export const TaskFormPage = () => {
  const { form, kind, setKind, refusal, send } = useOrder();
  const { control, watch, formState } = form;
  const credits = useCredits();
  const cost = lengths[watch("videoDuration")].credits;
  const missing = credits ? cost - credits.balance : 0;
  return (
    <ContentLayout header={<PageHeader title={text.title} />}>
      <form noValidate onSubmit={send}>
        <Form
          actions={
            <SpaceBetween direction="horizontal" size="m" alignItems="center">
              <Box>
                {text.cost} <strong>{inCredits(cost)}</strong>
              </Box>
              <Button variant="primary" loading={formState.isSubmitting} loadingText={text.busy}>
                {formState.isSubmitting ? text.busy : text.submit}
              </Button>
            </SpaceBetween>
          }
          errorText={refusal}
        >
          <SpaceBetween size="l">
            <Container header={<Header variant="h2">{text.story}</Header>}>
              <StoryPart form={form} kind={kind} open={setKind} />
            </Container>
            <Container header={<Header variant="h2">{text.video}</Header>}>
              <VideoPart form={form} />
            </Container>
            <Container header={<Header variant="h2">{text.keyElements}</Header>}>
              <LookPart control={control} style={watch("illustrationStyle")} language={watch("voiceLanguage")} />
            </Container>
            {missing > 0 && <Alert type="warning">{text.short(inCredits(missing))}</Alert>}
          </SpaceBetween>
        </Form>
      </form>
    </ContentLayout>
  );
};
