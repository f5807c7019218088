import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const SECRETLY =
  "(?:secretly (?:learned|learnt|taught (?:him|her|it|them)sel(?:f|ves)|practised|began|started|was learning|trained)|(?:learned|learnt|taught (?:him|her|it|them)sel(?:f|ves)|practised|was learning) (?:in secret|secretly)) (?:how )?to ";
const MACHINE =
  /(?:\b\w+ )?\b(?:[Rr]obot|android|machine|computer|drone|hoover|vacuum cleaner|dishwasher|automaton|cyborg)\b/;

/** Stories of somebody who learns something in secret. */
export const secretSkills = [
  story({
    says: [phrase(`${SECRETLY}<skill:doing>`), MACHINE],
    unless: /\b(?:murder\w*|kill\w*|war|weapons?|hack\w*)\b/i,
    of: "things",
    after: [
      "It was not in {hero's} instructions. {Hero} had been built for other work, and did it well. But one evening {he} happened to see how people did it, just for joy, and {hero} stood still in the middle of the room until a red lamp came on. There was nothing about joy in the instructions either.",
      "From then on {hero} switched {himself} on again when it was dark. {He} listened until all were asleep. Then {he} tried to {skill}. It went wrong in four hundred and twelve different ways. {Hero} knew that exactly, because {he} counted. {He} made a list of the mistakes, and began again with number one.",
      "+ In the mornings there were traces. Something had been moved, something was scratched, and once there was a dent in the door. “Who was that?” people asked each other. {Hero} could not lie. But nobody asked {hero}, because nobody thought of {him}. {Hero} went on with {his} work and kept {his} lamps low.",
      "+ The list grew shorter. Now and then something went right, only for a second, and then it was warm inside {hero}, somewhere between the battery and the fan. {He} looked it up in the handbook under “overheating”. It was not overheating.",
      "Then a mechanic came to see why {hero} needed so much electricity. He plugged in a cable and read for a long time. “There's an error,” he said. “At night it does something that it wasn't made for. I'll wipe it out tomorrow at nine.” {Hero} had heard every word. {He} had one night left.",
    ],
    end: [
      "That night {hero} did not count the mistakes. {He} did not care about the noise. {He} thought of that first evening, when {he} had stood still, and then {he} began to {skill} once more, from beginning to end, as well as {he} could. {Hero} did not even notice how the light went on.",
      "They were all standing in the doorway in their pyjamas. Nobody said a word. {Hero} dropped {his} arms. “So it was you,” said somebody. “Did you teach yourself to do that?” {Hero} had never told a lie. “Yes,” said {hero}. “I am sorry about the noise.” Then they began to clap, and they clapped until the neighbours woke up.",
      "The mechanic came at nine and was sent away with a piece of cake. “No error?” he asked. “No error,” they said. {Hero} still does {his} work every day. But in the evenings they sit down, turn off the big lamp and wait. {Hero} makes one small mistake on purpose, for the list.",
    ],
  }),
  story({
    says: [phrase(`${SECRETLY}<skill:doing>`)],
    unless: /\b(?:[Rr]obot|android|machine|computer|murder\w*|kill\w*|war|weapons?|read and write|spy|poison)\b/i,
    after: [
      "+ A secret like that is a lot of work. {Hero} needed a place where {he} would not be seen, and a new excuse for every day. {He} had to look for a lost button, {he} said, or {he} wanted some fresh air. {Hero} came back out of breath, without the button. “What have you been doing?” they asked. “Nothing,” said {hero}.",
      "It was very good that nobody was watching. When {hero} first tried to {skill}, everything that could fall over fell over, and the last thing was {hero}. {He} lay there and looked up. Then {he} began to laugh. It was a long time since {hero} had been so bad at anything, and had enjoyed it so much.",
      "Day after day {hero} went there, in the rain as well. {He} learned one bit, lost it overnight, and learned it again. Nobody praised {him}, because nobody knew. So {hero} praised {himself}, quite softly, on the way home. “That was better,” said {hero}. “The middle was really better.”",
      "+ Meanwhile the others had noticed that something was going on. They talked about it behind their hands, and they guessed all kinds of things: that {hero} was ill, or in love, or digging for gold. {Hero} heard about the gold, and had to sit down for laughing.",
      "Then the secret almost came out. Somebody had followed {hero}, and a twig cracked. {Hero} broke off in the middle and hid. {His} heart was beating fast. What if they laughed? For as long as it was a secret, it belonged to {hero} alone. {Hero} stayed at home for three days, and did not say why.",
    ],
    end: [
      "On the fourth day {hero} could not bear it any longer. {He} missed it so! {Hero} went back, and all of them were there already. They had sat down in a row, with cushions. “We don't want to disturb you,” they said. “We'd only like to see it.” {Hero} went hot and cold. Then {he} took a breath.",
      "{His} beginning was shaky. {Hero} did not look at them; {he} only thought of the many days in the rain. And then it was just as it always was when {he} was alone, only better. {Hero} could {skill}. When it was over, it was silent. “So that was the secret,” said somebody at last, in a hoarse voice.",
      "It is not a secret any more, and most of them have begun to practise, too. They fall over in rows. {Hero} goes from one to the next and helps them up. “Better!” says {hero}. “And best of all in the middle.”",
    ],
  }),
];
