import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Somebody dreams of the stage. */
const stageDream: Story = {
  after: [
    [
      0,
      "={Hero} had a stage already. It was not very big. It was a bit of floor that nobody else needed, and the light came in through a crack in the door. There {he} could be {star}, for as long as nobody wanted anything.",
      "={Feat}: {hero} thought of hardly anything else. There was a place for it, too, a bit of floor that nobody else needed, with a crack in the door for a lamp. There it was quite easy, at least in {his} head, for as long as nobody wanted anything.",
      "={Hero} had a stage already. It was not very big. It was a bit of floor that nobody else needed, and the light came in through a crack in the door. There nothing could go wrong, for as long as nobody looked.",
    ],
    [
      1,
      "=Nobody knew about it except a broom. It had been the partner and the whole audience, one after the other, and it had never once complained. “Enough dreaming,” people said, who had nothing against dreams, as long as they did not take up any room.",
      "=Nobody knew about it except {mate} and a broom. The broom had been the whole audience, evening after evening, and it had never once complained. “You ought to show somebody else,” said {mate}. “Who?” asked {hero}. “Somebody with eyes.”",
    ],
    [
      1,
      "=There came a day when one could try out for it. {Hero} stood in a row that went twice round the house, with a number on {his} chest. When it was {his} turn at last, a man with a pencil looked up, and down again. “Thank you,” he said. “Next.” It had taken eleven seconds, and three of them had been for the door.",
    ],
    [
      1,
      "={Hero} stood the broom in the corner, with its face to the wall. For a week {he} did only what had to be done. It was very tidy everywhere, and very quiet. Now and then {his} feet began with it by themselves, or {his} fingers, and {he} told them to stop.",
    ],
    [
      0.4,
      "=Then, one evening, there was work to do as always, and nobody about. It came by itself. {He} could not have said where it began. First it was only in {his} shoulders, and then all of it was there. When {hero} turned round, the door stood open. Somebody stood in it who had only wanted to fetch a forgotten hat.",
    ],
  ],
  end: [
    [
      0,
      "=“Go on,” said the one with the hat. “I can't,” said {hero}. “I only do it for the broom.” “Then look at the broom.” So {hero} turned it round again, and looked at nothing else. After a while there were three people in the door, and later eleven. “Why haven't you ever tried it properly?” asked the one with the hat. “I have,” said {hero}. “It took eleven seconds.” “Oh dear,” said the hat. “That was my colleague. He's always in such a hurry. I go round afterwards and look for what he has missed.”",
    ],
    [
      0.6,
      "=Some weeks later there was a real curtain, and it was really red. {Hero} looked out through the hole in it. In the third row, right at the edge and in the good coat, sat {thekin}, holding on to the seat in front. “Is there anything that you need?” somebody asked. “Yes,” said {hero}.",
      "=Some weeks later there was a real curtain, and it was really red. “{Star}”, it said on a poster outside, right at the bottom. {Hero} stood there and held on to a rope. “Is there anything that you need?” somebody asked. “Yes,” said {hero}.",
      "=Some weeks later there was a real curtain, and it was really red. {Hero} stood there and held on to a rope. “Is there anything that you need?” somebody asked. “Yes,” said {hero}.",
    ],
    [
      0.8,
      "=Whoever sits far enough to the left can see it: just where the light stops, there is a broom. It gets the best place every evening. And afterwards, when all of them have gone, the floor is swept.",
    ],
  ],
};

/** Somebody dreams of getting far in a sport. */
const sportDream: Story = {
  after: [
    [
      0,
      "={Hero} had the whole of it ready in {his} head, the noise, and the lamps, and somebody who called out {his} name and got it right. {Feat}: that was all that {he} wanted. It was only the rest that was still missing.",
      "={Hero} had the whole of it ready in {his} head, the noise, and the lamps, and somebody who called out {his} name and got it right. All that {he} wanted was to {aim}. It was only the rest that was still missing.",
      "={Hero} had the whole of it ready in {his} head, the noise, and the lamps, and somebody who called out {his} name and got it right. It was only the rest that was still missing.",
    ],
    [
      0.9,
      "=What one needs for it costs money, and there was not much. So {he} made do. There was glue, there was string, and there was a piece of an old tyre. It held for a week, as long as one turned only to the left. {Hero} got very good at the left.",
    ],
    [
      0.6,
      "=Then somebody came to look on, with a hat and a notebook, and everybody was twice as fast as usual. So was {hero}. {He} {was} so fast that the string came off, and that was the end of it. The notebook was shut. “Come back in a year,” said the one with the hat, and it was not even said unkindly.",
      "=Then somebody came to look on, with a hat and a notebook, and everybody was twice as fast as usual. So was {hero}. {He} {was} so fast that the string came off, and that was the end of it. The notebook was shut. “Come back in a year,” said the one with the hat. “A year is short,” said {mate}, once they were alone. “I've had colds that were longer.”",
    ],
    [
      0.5,
      "=A year has a great many mornings. {Hero} {was} up before the birds, and counted. It went wrong a hundred times, and the next day ninety-nine times. One cannot see that sort of thing with the naked eye. But somebody who swept the street there leaned on the broom a little longer every day.",
      "=A year has a great many mornings. {Hero} {was} up before the birds, and {mate} counted. It went wrong a hundred times, and the next day ninety-nine times. One cannot see that sort of thing with the naked eye. But somebody who swept the street there leaned on the broom a little longer every day.",
    ],
    [
      0.4,
      "=On the day before the year was up, the last bit of string broke, and there was no mending it any more. {Hero} sat on the kerb with what was left of it. “That was that, then,” {he} said. “{Feat}. It was a nice idea.” “What time is it tomorrow?” asked the one with the broom.",
      "=On the day before the year was up, the last bit of string broke, and there was no mending it any more. {Hero} sat on the kerb with what was left of it. “I only wanted to {aim},” {he} said. “It was a nice idea.” “What time is it tomorrow?” asked the one with the broom.",
      "=On the day before the year was up, the last bit of string broke, and there was no mending it any more. {Hero} sat on the kerb with what was left of it. “That was that, then,” {he} said. “What time is it tomorrow?” asked the one with the broom.",
    ],
  ],
  end: [
    [
      0,
      "=In the morning there was a parcel on the kerb, in newspaper. It was not new, what was in it. It had belonged to somebody who had got quite far in it once, and who had swept streets since then. “They told me to come back in a year, too,” said the one with the broom. “I didn't. I've been cross about it for thirty years.” It was a size too big. So they put the newspaper in as well.",
    ],
    [
      0.6,
      "=The hat came, and the notebook came. {Hero} set off, and nothing broke. {He} went to the left, because everybody knew that {he} always went to the left. And then, for the first time, {he} went to the right. There was a sound as when a page is turned. “Name?” asked the one with the hat. {Hero} spelled it out, so that they should get it right.",
    ],
    [
      0.8,
      "=So now there were lamps, and there was the noise, and it was a good deal louder than in {his} head. Right at the front sat somebody who had the evening off, and held on to a broom. And in {hero's} bag, whatever else is in it, there is always a bit of string.",
    ],
  ],
};

/** Several who are old, or have never done it, start a band. */
const newBand: Story = {
  after: [
    [
      0,
      "=They had a name for {theband} before they could play. It took a whole evening, and it was three against two. After that there was a bowl of crisps left, and the question who could do what.",
    ],
    [
      1,
      "=One had learned the recorder, but that was long ago, and she had been made to. One could whistle with two fingers. The third one had a drum, only there was a geranium in it. “Can anybody sing?” Nobody could. “Then we'll all do it,” somebody said, “so that it gets shared out.”",
    ],
    [
      1,
      "=They practised in a room with egg boxes on the wall. There was a knock on the ceiling, and then there was a knock on the floor. They took the two knocks as the beat. It was the first time that they had all been together at four.",
    ],
    [
      1,
      "=“At your age,” said one lot. “With your ears,” said the other. A doctor forbade the jumping. There was a list of what was forbidden by now, and when they ran out of ideas, they sang that. It had eleven verses, and the one about the jumping was the best.",
    ],
    [
      0.4,
      "=Then they had their first evening, between a magician and a raffle. They plugged in everything that there was. It got dark, in the hall, in the street, and as far as the church. In the darkness somebody laughed, and somebody looked for a coat. “That's it, then,” said the one with the geranium.",
    ],
  ],
  end: [
    [
      0,
      "=But there is not much that one can forbid a drum. It began, quite softly, two knocks from above and two from below. Somebody whistled with two fingers. And then they sang what they had, the list, without any current, as loudly as they could. At the third verse the first ones joined in. They were not allowed to do it, either. At the one about the jumping the floor shook.",
    ],
    [
      0.6,
      "=When the light came back, nobody was sitting. The lady from the raffle stood on a chair. “Again!” they shouted, and so it was sung again, and a twelfth verse was added on the spot, about the fuse.",
    ],
    [
      0.8,
      "=There have been a good many evenings since then. In front of {theband}, where others have a dog or a flag, stands a geranium. The one upstairs still knocks. These days he is paid for it.",
      "=There have been a good many evenings since then. Right at the front, where others have a flag, stands a geranium. The one upstairs still knocks. These days he is paid for it.",
    ],
  ],
};

const LONG = "(?:always |still |secretly |only |just |really )?";
const DREAMS = `(?:${LONG}(?:dreamed|dreamt|dreams?) of (?:one day |finally )?|${LONG}(?:wanted|longed|hoped|wished|dreamed|dreamt|was determined|had decided) to )`;
const ARTIST =
  "(?:singer|pop star|rock star|star|musician|pianist|violinist|dancer|ballet dancer|ballerina|actor|actress|comedian|magician|acrobat|trapeze artist|clown|rapper|opera singer|performer)";
const ATHLETE =
  "(?:footballer|(?:football|soccer|basketball|tennis|hockey|handball|rugby|ice hockey|baseball|volleyball) (?:player|star)|striker|goalkeeper|boxer|athlete|racing driver|race car driver|runner|sprinter|gymnast|figure skater|skater|cyclist|swimmer|skier|jockey|champion|wrestler)";

/** What stands in the way of a dream: money, or those at home. */
const AGAINST =
  "(?:(?<kin>(?:his|her|their) (?:[a-z]+ )?(?:father|mother|parents|family|dad|mum|mom|uncle|aunt|husband|wife|grandmother|grandfather))|the family|they|he|she|there|(?:no one|nobody)|everyone|everybody|people) (?:[a-z]+ )??(?:could not (?:afford|pay)|had (?:no|not enough|little) money|(?:expected|expects|forbade|forbids|wanted|wants|thought|thinks|believed|believes|insisted|did not (?:want|like|approve|allow|understand|believe)|was against|were against|said|laughed|came from|was (?:too )?poor|were (?:too )?poor|was no money))\\b[^.]*";

/** Dreams of the stage and of the field. */
export const dreams: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(AGAINST),
    idea: new RegExp(
      `^(?!.*\\b(?:robot|dead|died|ghosts?|magic)\\b)(?=.*?${DREAMS}(?:becoming|being|become|be) (?<star>(?:an?|the) (?:[a-z-]+ ){0,3}?${ARTIST})\\b)`,
      "iu",
    ),
    ...stageDream,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(AGAINST),
    idea: new RegExp(
      `^(?!.*\\b(?:robot|dead|died|ghosts?|magic)\\b)(?=.*?${DREAMS}(?<aim>(?:be|become) (?:an?|the) (?:[a-z-]+ ){0,3}?${ATHLETE}|play for (?:an?|the) [a-z ]*?(?:team|club))\\b)`,
      "iu",
    ),
    ...sportDream,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("robot|dead|died|ghosts?")}(?:${DREAMS}(?:becoming|being|become|be) (?<star>(?:an?|the) (?:[a-z-]+ ){0,3}?${ARTIST})\\b[^.]*|(?:dreamed|dreamt|dreams?) of (?:one day )?(?<feat>(?:singing|dancing|acting|performing|flying on the trapeze|playing (?:the|in a|in an|at the)|standing on|appearing|the (?:stage|opera|ballet))[^.,]*)[^.]*|(?:loved|liked) (?:to (?:dance|sing|act)|dancing|singing|acting) (?:more than anything|and wanted|and dreamed)[^.]*)`,
    ),
    of: "people",
    ...stageDream,
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("robot|dead|died|ghosts?|dragon|snail|tortoise")}(?:(?:dreamed|dreamt|dreams?) of (?:one day )?(?<feat>(?:playing (?:for|in)|becoming (?:an?|the) (?:[a-z-]+ ){0,3}?${ATHLETE}|being (?:an?|the) (?:[a-z-]+ ){0,3}?${ATHLETE}|winning (?:the|a) (?:[a-z]+ ){0,2}?(?:cup|gold|medal|championship|title|league|olympics)|going to the olympics|competing)[^.,]*)[^.]*|(?:wanted|longed|hoped|wished|dreamed|dreamt|was determined|had decided) to (?:one day )?(?<aim>(?:be|become) (?:an?|the) (?:[a-z-]+ ){0,8}?(?:${ATHLETE}|(?:woman|girl|man|boy|person) to win [a-z ]*?(?:race|cup|medal|championship))(?: in (?:his|her|the) (?:country|village|town|world|family))?|play for (?:an?|the|his|her) [^.,]*?(?:team|club|side)|go to the olympics|win (?:a medal|gold) at the olympics)\\b[^.]*)`,
    ),
    ...sportDream,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:started|founded|formed|began|set up|wanted to (?:start|form|found)|decided to (?:start|form|found)) (?<band>(?:an?|their own) (?:[a-z-]+ ){0,2}?(?:band|girl group|boy group|rock group|punk group))\\b[^.]*",
    ),
    idea: /^(?:A (?:group|bunch|couple|club|choir|handful)|Some|Two|Three|Four|Five|Six|Seven|There (?:was|were) (?:once )?(?:a group|three|four|five))\b/,
    ...newBand,
  }),
];
