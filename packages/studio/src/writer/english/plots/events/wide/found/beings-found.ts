import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Somebody finds an animal and does not know what to do with it. */
const animal: Story = {
  after: [
    [
      0,
      "=The {creature} looked at {hero}, and {hero} looked at the {creature}. Neither of them had reckoned with the other. Somebody had to begin. So {hero} took off {his} coat, laid it down carefully, and went three steps backwards. That is how one says good day to somebody who is frightened.",
      "=The {creature} did not run away. It only made itself as small as it could, and that was a start. {Hero} took off {his} coat, slowly, one sleeve at a time, and laid it down, and went three steps backwards. It was a good coat. It had been one, anyway.",
    ],
    [
      0.7,
      "=What does such a one eat? The man from the shop said milk. The woman with the pram said on no account milk. A boy said worms. {Hero} tried it all, one saucer after the other. The {creature} looked at each of them with interest, and then pulled the coat a little closer.",
      "=What does such a one eat? “Milk,” said {hero}. “On no account milk,” said {mate}, who had read something about it. They put out seven saucers in a row. The {creature} looked at each of them with interest, and then pulled the coat a little closer.",
    ],
    [
      1,
      "=Perhaps somebody was missing it. {Hero} wrote a notice, because that is the proper thing, and hung it up where one could easily walk past it. Whenever there was a knock, {he} held {his} breath. It was only the post. The {creature} held its breath as well.",
      "=Perhaps somebody was missing it. {Hero} wrote a notice, because that is the proper thing. {Mate} hung it up, behind a big one about dancing lessons. “It is hanging,” said {mate}. “Nobody can say that it isn't hanging.”",
    ],
    [
      0.7,
      "=Then {he} did the sensible thing and asked the office that is responsible for such cases. The lady there took out a form. “What is it called?” she asked. “I don't know,” said {hero}. “Then it can't be done,” said the lady. “There's a line for the name. Come back when you have one.”",
    ],
    [
      0.5,
      "=When {hero} came back, the door stood open by a hand's breadth, and the {creature} was gone. {He} ran out into the street. It is hard to call somebody who has no name. “Hello!” {he} called. “Hello!” Three people turned round and said good evening. In the end {he} went home, quite slowly, to fetch {his} coat, for it had got cold.",
      "=The next evening the door stood open by a hand's breadth, and the {creature} was gone. It is hard to call somebody who has no name. “Hello!” called {hero}, all the way down the street. “Hello!” Three people turned round and said good evening. In the end {he} went back for {his} coat, for it had got cold.",
    ],
  ],
  end: [
    [
      0,
      "=The coat was not where {he} had left it. One sleeve was sticking out from under the stairs, and the sleeve was breathing. {Hero} got down on the floor. The {creature} had not gone away at all. It had only moved, into a place of its own, and had taken along what it needed. “Hello,” said {hero}. It pricked up its ears.",
      "=The coat was gone as well. A track of buttons led round the corner, one button, two buttons, and there lay the {creature}, in the darkest place there was, with a sleeve round it. It had not gone away at all. It had only moved. “Hello,” said {hero}, and it looked up at once.",
    ],
    [
      0.6,
      "=So the lady with the form got her line filled in. “Hello,” she read. “That's not a name.” “It comes when one calls it,” said {hero}. She thought about it, and stamped the form. All the saucers were empty that evening, even the one with the worms.",
      "=So the lady with the form got her line filled in. “Hello,” she read. “That's not a name.” “It comes when one calls it,” said {mate}. She thought about it, and stamped the form. All the saucers were empty that evening.",
    ],
    [
      0.65,
      "=The hook where the coat used to hang has stayed free. One can get another coat. And if anybody says hello on those stairs now, whoever it may be, somebody comes round the corner to see who is there.",
    ],
  ],
};

/** An animal or a machine finds a little one. */
const littleOne: Story = {
  after: [
    [
      0,
      "=The {creature} did not ask. It came up close, turned round once, leaned against {hero}, and was asleep. {Hero} had really wanted to go on. {He} waited for a little while, to be polite. Then {he} waited because {he} did not dare to do anything else.",
    ],
    [
      1,
      "=“What have you got there?” called somebody. “Ssh,” said {hero}. “Are you coming or not?” “Ssh!” {He} had never said that before. There was a good deal to be done that day, and until now {he} had always been on time.",
    ],
    [
      0.7,
      "=First {he} tried to find a better bed for the {creature}. There was some hay, there was a box, and there was a sheep who had nothing against it. The {creature} tried the hay and the box and the sheep. Then it came back, leaned against {hero}, and sighed as if it had been a long day.",
      "=First {he} tried to find a better bed for the {creature}. “I'm softer,” said {mate}, and that was true. The {creature} tried it, to be friendly. Then it came back, leaned against {hero}, and sighed as if it had been a long day.",
    ],
    [
      0.7,
      "=Then {he} asked about. Somewhere there had to be somebody who belonged to it. A goose came and counted, and was sure that all hers were there. A hare came by and looked. “No,” she said, “mine are quicker.” The {creature} hid behind {hero} each time until they had gone.",
    ],
    [
      0.5,
      "=In the night it began to rain. {Hero} had never minded the rain. But now there was somebody there who came hardly up to anything, and shivered. {He} moved so that the wind came from the other side. Then {he} did what {he} does when {he} {is} alone, and hummed, always the same three notes, not very well.",
      "=In the night it began to rain. {Hero} had never minded the rain. But now there was somebody there who was hardly as high as a bucket, and shivered. {He} moved so that the wind came from the other side. And because nothing else came to mind {he} hummed, always the same three notes, not very well.",
    ],
  ],
  end: [
    [
      0,
      "=In the morning everything dripped, and the place beside {hero} was empty. It was only a small place. {He} had not known that a small place could be so empty. Then there was something behind {him}, very thin and quite wrong. It was three notes. The {creature} came round the corner with wet feet, and hummed.",
    ],
    [
      0.6,
      "=“So whose is it?” asked the goose, who likes things to be in order. {Hero} said nothing, and the {creature} hummed. “I see,” said the goose. “One can hear it.” After that nobody asked any more. They only said that the second note might be a little higher.",
    ],
    [
      0.65,
      "=There is still a good deal to be done, and {hero} gets there a little late now. Everybody knows when to expect them. First one hears three notes from round the corner, and then one hears them again, higher up, and just as wrong.",
      "=There is still a good deal to be done, and it gets done a little later now. Everybody knows when to expect them. First one hears three notes from round the corner, and then one hears them again, higher up, and just as wrong.",
    ],
  ],
};

/** Somebody finds a child that belongs to somebody. */
const child: Story = {
  after: [
    [
      0,
      "={Hero} had found umbrellas before, and a trumpet once. For those there is a shelf. {He} bent down, and then {he} knelt, since from up there one looks like an office. The {child} had shoes on the wrong feet, the left one right and the right one left, and did not look unhappy at all.",
    ],
    [
      0.7,
      "=“What's your name?” asked {hero}. The {child} thought about whether that could be said. “I'm not allowed to talk to anybody,” was the answer, “but I can draw.” {Hero} had a pencil stump and the back of a timetable. That was soon full.",
      "=“What's your name?” asked {hero}. The {child} thought about whether that could be said. “I'm not allowed to talk to anybody,” was the answer, “but I can draw.” {Mate} had a pencil stump, and the back of an envelope. It was soon full.",
    ],
    [
      1,
      "=Meanwhile {he} rang up whoever one rings up. “Describe it, please,” said a voice. {Hero} looked. “So high,” {he} said. “Shoes on the wrong feet.” The voice asked for something more official. {He} could not think of anything. They promised to ring back, and the line hummed.",
    ],
    [
      0.7,
      "=There was a house in the picture, and above the house there stood a horse. “On the roof?” asked {hero}. The {child} nodded. {He} asked three people about a horse on a roof. One laughed, one looked up, and one wanted to know whether {he} had had anything to eat today.",
    ],
    [
      0.5,
      "=By and by it got late, and the {child} got smaller, as they do then. The lip began. {Hero} sat down alongside and swapped {his} own shoes, the left one right and the right one left, so that neither of them should be the only one. They both stretched out their feet. And there, from down there, {he} saw the horse. It was on the picture on the wall opposite, made of tin, on top of the old weighing house.",
      "=By and by it got late, and the {child} got smaller, as they do then. The lip began. So {hero} swapped {his} own shoes, the left one right and the right one left, and got up to walk a few steps. That hurts. One walks with one's head thrown back. And so {he} saw it, far away above the roofs, black and quite small: a horse that showed which way the wind blew.",
    ],
  ],
  end: [
    [
      0,
      "=It was not even far. They walked hand in hand with their shoes on the wrong feet, and people made way for them. Under the tin horse there was a light in every window, and all the doors stood open. A woman in one slipper came running out. She did not say anything. She counted: two arms, two legs, one nose.",
    ],
    [
      0.6,
      "=It had only been meant to be a walk to the corner, they heard, to see where the corner goes. “And where does it go?” asked the woman. The {child} pointed at {hero}. “To there,” said the {child}. {Hero} was given tea, and a slipper to drink it in, or so it is told there.",
      "=It had only been meant to be a walk to the corner, they heard, to see where the corner goes. “And where does it go?” asked the woman. The {child} pointed at {hero}. “To there,” was the answer. There was tea after that, and for once nobody was sent to bed.",
    ],
    [
      0.65,
      "=The timetable with the horse hangs beside the shelf with the umbrellas. Somebody has written a number under it, as is the rule with things that are found. And behind it, in red pencil: collected.",
      "=The picture with the horse hangs on the wall now, framed, over the shelf for umbrellas. Somebody has written a number under it, as is the rule with what is found. And behind it, in red pencil: collected.",
    ],
  ],
};

/** A baby that is suddenly there. */
const baby: Story = {
  after: [
    [
      0,
      "=The {baby} looked at {hero} like a mayor who has been kept waiting. {Hero} looked to the left and to the right. There was nobody there whom one could have asked. “Well,” {he} said, because one has to say something. The {baby} had on a woollen cap, and one sock.",
    ],
    [
      0.7,
      "={He} looked for the second sock first of all. That was not the most important thing, but it was one that {he} understood. It was not under there and not behind it. Meanwhile the {baby} had got hold of {his} finger, and did not seem to be planning to give it back.",
    ],
    [
      1,
      "=One telephones in such a case. With one hand that takes longer. “Is it crying?” asked the voice at the other end. “No,” said {hero}. “It's looking at me.” “Then it's getting ready,” said the voice, who had three of them. And so it was.",
    ],
    [
      0.7,
      "={Hero} sang. {He} knew half of two songs, and tried the one and then the other. The {baby} stopped only to hear whether it was really as bad as that. Then {he} simply read aloud what there was: a receipt, the fire regulations, a list of tram stops. At the tram stops it got quiet.",
      "={Hero} sang. {He} knew half of two songs, and {mate} knew a quarter of a third. The {baby} stopped only to hear whether it was really as bad as that. Then {mate} simply read aloud what there was: a receipt, the fire regulations, a list of tram stops. At the tram stops it got quiet.",
    ],
    [
      0.5,
      "=By then a number of people had come who knew what to do. They knew it all at once and at the tops of their voices. One had a form, one had a blanket, and one had a theory. {Hero} read out the tram stops for the fourth time, and over the edge of the paper {he} saw somebody by the wall, a young woman, quite white, who asked nobody anything. In her fist she had something small and woollen.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} did not call out. {He} went over to her, with the {baby} on {his} arm, and said only: “I've been looking for that.” She opened her hand. It was the second sock. She had put down the bag, she said, and then the other bag, and the doors had shut, and she had run, and run. “It was the wrong bag,” she said. Then nobody could understand anything for a while.",
    ],
    [
      0.6,
      "=She put the sock on, and it took her four attempts, her hands were shaking so. The {baby} watched like a mayor when a ribbon is cut. “Did it give you any trouble?” she asked. “No,” said {hero}. “We were just going through the stops.”",
    ],
    [
      0.65,
      "=Once a year {hero} gets a parcel. It is always something knitted, and there is always only one of it. The other one, says the card, is with us. So it will have to be fetched.",
      "=Once a year a parcel comes. There is always something knitted in it, and there is always only one of it. The other one, says the card, is with us. So it will have to be fetched.",
    ],
  ],
};

/** Somebody very small. */
const tiny: Story = {
  after: [
    [
      0,
      "={Hero} kept quite still and breathed to the side, so as not to blow anybody over. One does not get a second chance at a thing like that. The {tiny} was as big as a thumb, or perhaps not quite. It looked up, a long way up, and seemed to be angry about something.",
    ],
    [
      0.7,
      "=It talked, that could be seen. It could not be heard. {Hero} rolled a sheet of paper into a funnel and held it to {his} ear, and then there was a voice in there, thin as a gnat's. “At last,” it said. “I have been shouting for an hour. You've got crumbs on you the size of cupboards.”",
      "=It talked, that could be seen. It could not be heard. {Mate} rolled a sheet of paper into a funnel, and then there was a voice in there, thin as a gnat's. “At last,” it said to {mate}. “I have been shouting for an hour. That other one has got crumbs on the size of cupboards.”",
    ],
    [
      0.7,
      "=So {he} did what one does for a guest. A matchbox made a bed, a thimble made a bath. The {tiny} lay down in the one and got into the other, and found that both were very well meant. “But I have to go home,” said the voice in the funnel. “It's down there somewhere.” It pointed at everything.",
    ],
    [
      1,
      "=They tried it with the map. On the map the {tiny} walked for half an hour, and had then crossed one letter. They tried it with the window. It looked out for so long that the funnel got quite soft. “It's no use,” it said. “You've built everything so that one can't see past it.”",
    ],
    [
      0.5,
      "=In the evening {hero} came back with half a raisin, and the matchbox was empty. {He} did not take another step. That is the worst of it with somebody so small: whoever looks for them has to keep still. {He} lay down flat on the floor, with one cheek on the boards, and so, for the first time, {he} saw it all from where the {tiny} did.",
    ],
  ],
  end: [
    [
      0,
      "=It was another country down there. There were mountains and a great plain, and at the far end under the skirting board was a crack that nobody had ever seen from above. In the crack there was a light. The {tiny} stood in front of it with a bundle, and waved the funnel like a flag. “There it is,” said {hero} into the floor. “That's what I have been saying,” called the {tiny}.",
    ],
    [
      0.6,
      "=Half a raisin does not fit through a crack. {Hero} cut it up with the nail scissors and pushed the pieces across one by one, and they were taken in by a great many hands. Somebody in there was told off, and hugged, and told off again. One could hear it quite well without the funnel.",
    ],
    [
      0.65,
      "=Nothing is swept there on Thursdays any more, so that there is something for them to find. And whoever comes in and sees {hero} lying on the floor with one cheek on the boards is told not to breathe so much.",
      "=Nobody sweeps along that wall any more, so that there is always something for them to find. Now and then a matchbox stands in front of the crack, quite empty. That means that the raisins are out.",
    ],
  ],
};

const END_OF_BEING =
  "(?=[.,;!?]|$| (?:in|on|at|under|behind|inside|beneath|near|by|from|beside|between|among|that|who|which|and|with|out|outside|asleep|lost|hidden|hiding|sleeping|sitting|lying|stuck|all|living|curled|wrapped|trapped|left|stowed)\\b)";
const SEEN =
  "(?:found|finds|discovered|came across|stumbled (?:over|on|upon|across)|spotted|fished out|dug up|dug out|rescued|picked up|took in)";
const CREATURE = `(?:an?|one|the) (?:(?:little|lost|stray|injured|abandoned|hungry|wounded|frightened|small|homeless|lonely|hurt|orphaned|sick|tired|wet) )*(?<creature>(?:[a-z-]+ ){0,2}?[a-z-]+)${END_OF_BEING}`;
const NOT_OF_ANIMAL = unless(
  "dead|talking|magic|magical|fish|ghost|dinosaur|witch|mermaid|monster|giant|vampire|tiny|wizard|alien|robot|prince|princess|whale|spoke|owner|who could|that could|bone|skeleton|egg|for sale|killed",
);
const TAKEN_IN = `(?:had to|decided to|wanted to|tried to|promised to) (?:keep|look after|feed|hide|raise|bring up|nurse|warm|take care of|care for) (?:it|him|her|them)\\b[^.]*`;
const SMALL = "tiny|thumb-sized|thumb-size|minuscule|miniature|very small|finger-sized";
const YOUNG_ONE = "(?:child|girl|boy|toddler)";

/** Who finds an animal, a child, or somebody very small. */
export const beingsFound: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("dead|steal|stole|ghost|doll")}(?:${SEEN}|noticed|woke up to find|met|saw) (?:an?|the|some(?:one|body)'s) (?:[a-z'-]+ ){0,3}?(?<baby>baby)(?! [a-z]+(?:og|at|ird|ox|wl|on|ant|ear|eal|at|ake|ot|ee|it|in|er|le|ot|ish)\\b)${END_OF_BEING}[^.]*`,
    ),
    ...baby,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("dead|ghost|portrait|picture")}(?:${SEEN}|noticed) (?:an?|the) (?:[a-z-]+ )??(?:${SMALL}) (?<tiny>(?:[a-z-]+ ){0,2}?[a-z-]+)(?<!(?:door|house|village|city|key|box|letter|note|hole|island|planet|world|shoe|boat|town|school|room|egg|bottle|book))${END_OF_BEING}[^.]*|(?:followed|heard|saw) [^.]*?\\b(?:to )?the (?:${SMALL}) (?<tiny2>(?:creature|man|woman|person|being|passenger))\\b[^.]*`,
    ),
    ...tiny,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("dead|ghost|killed|war|stowaway|magic|drowned|invisible|wolves|doll|photo|picture|bunker")}(?:${SEEN}|noticed) (?:an?|the) (?:[a-z-]+ ){0,2}?(?<child>${YOUNG_ONE})${END_OF_BEING}(?! (?:who|that) (?!was (?:lost|asleep|crying|alone|sleeping)|had (?:got lost|run away)))[^.]*`,
    ),
    ...child,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(`${NOT_OF_ANIMAL}${SEEN} ${CREATURE}[^.]*`),
    ...animal,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(TAKEN_IN),
    idea: new RegExp(
      `^(?!.*\\b(?:dead|talking|magic|child|girl)\\b).*\\b${SEEN} (?:an?|one|the) (?:(?:little|lost|stray|injured|abandoned|hungry|wounded|frightened|small|homeless|lonely|hurt|orphaned|sick|tired|wet) )*(?<creature>(?:[a-z-]+ ){0,2}?[a-z-]+)${END_OF_BEING}`,
      "i",
    ),
    ...animal,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(`${NOT_OF_ANIMAL}${SEEN} ${CREATURE}[^.]*`),
    ...littleOne,
  }),
];
