import type { ClauseScene } from "../clause-scene.ts";
import { toldEvent } from "./told-event.ts";

const BIRD =
  /\b(?:birds?|swallow|swallows|stork|storks|goose|geese|pigeon|pigeons|dove|crane|cranes|swan|duck|ducks|starling|robin|cuckoo|nightingale|seagull|owl|puffin|tern|albatross|finch|blackbird|butterfly|monarch|hummingbird|parrot|wild goose)\b/i;
const SMALL = /\b(?:raindrop|drop of water|water ?drop|drop|droplet|snowflake)\b/i;

/** Ways, seasons and skies: who travels, stays behind or loses the way, and what happens far above. */
export const farFromHome: readonly ClauseScene[] = [
  {
    ...toldEvent({
      words:
        "(?:had|has|had lost|lost) (?:no|absolutely no|a bad|a terrible|his|her|its) sense of direction|(?:flew|flies|went|swam|set off|turned) (?:off )?(?:in )?(?:completely |always )?the wrong (?:way|direction)|(?:flew|flies) (?:to the )?(?:north|east|west) instead of (?:to the )?south|always (?:got|flew|went) (?:lost|astray|the wrong way)|(?:could not|cannot) tell (?:north from south|left from right|left and right)",
      idea: BIRD,
      after: [
        "They all did it at the same moment, as if somebody had pulled a string: whoosh, and to the left. {Doer} was already on the right by then. “Here we are!” {doerhe} called, and looked round, and there was only {doerhim}.",
        "There was a trick with the sun. There was a trick with the moss, which grows on one side only. {Doer} knew all the tricks, but there was always something more interesting on the other side.",
        "{Doer} had been in Ireland by mistake. {Doerhe} had seen the backs of three mountains. Once {doerhe} delivered a birthday card to a lighthouse whose keeper had no birthday and was so pleased that he made it one.",
        "“And how did you get there?” they asked at home. “Straight on,” said {doer}. They shook their heads. They themselves knew one way, and they knew it very well.",
      ],
      end: [
        "Then came the autumn with the great storm. It stood right across the way, black as a wall. They flew to the left and it was there. They flew to the right and it was there. “That's the end,” the leader said, “there is only one way.” “There are a good many,” said {doer}. “One goes past the lighthouse and then behind the mountains. It's much longer. It's nice there.” They looked at each other. They had no choice. {Doer} flew ahead, straight on, and wherever they came by, somebody put {doerhis} head out of a window and waved.",
        "They have two leaders since then, one for the way, and one for when there is no way. On the maps that they draw, there are a lot of small crosses now, and next to each of them it says: nice there.",
      ],
    }),
    of: "creatures",
  },
  {
    ...toldEvent({
      words:
        "(?:could not|did not want to|did not|refused to|would not|was unable to|was too (?:small|weak|old|late|ill|tired) to|missed (?:the|its|his|her)) (?:fly(?: away)? (?:to the )?(?:south|africa|warm [a-z]+)|(?:flight|journey|trip) (?:to the )?(?:south|africa)|go south|migrate)|(?:stayed|had to stay|was left|remained) (?:behind|here|alone)? ?(?:in|for|over|through|during) (?:the )?winter|(?:broke|had broken|hurt|injured) (?:his|her|its|a) wing(?=[^]*\\b(?:south|winter|autumn|snow)\\b)",
      idea: BIRD,
      after: [
        "The wires were empty. The day before, they had all been sitting there, wing to wing, like notes on a line, and now it was a song without anything in it. {Doer} sat down exactly in the middle.",
        "“What's coming now?” {doerhe} asked. “Winter,” said a sparrow who had his feathers puffed up already. “What does it look like?” “White,” said the sparrow, “and long. But there are one or two good places.”",
        "The sparrow showed {doerhim} the bakery grating, from which warm air comes. He showed {doerhim} the stable, and the window on the third floor where somebody leaves the light on and puts out seeds because she cannot sleep.",
        "When the first snow fell, {doer} thought that the sky was coming down. {Doerhe} caught one of the pieces. It was gone before one could show it to anybody.",
      ],
      end: [
        "In the coldest week they sat on the grating, nine sparrows, a wren and {doer}, in one single ball, and whoever was on the outside was allowed to the inside after a while. {Doer} told them about the south, where one has never been cold for one minute. They listened with their eyes shut. “And what do you do there,” one of them asked, “so as to be so close?” {Doer} thought about it for a long time. There had never been any need for it there.",
        "In spring they came back, brown and full of stories. “You poor thing,” they said. “What did you do all winter?” {Doer} looked over to the sparrows. “It was white,” {doerhe} said, “and long. And I wouldn't have missed it.”",
      ],
    }),
    of: "creatures",
  },
  toldEvent({
    words:
      "(?:told|tells|spoke|reported) (?:[a-z]+ )?(?:of|about) (?:his|her|its|the|their) (?:long )?(?:journey|travels|adventures|life|way)(?: [^.]*)?|(?:(?:travel(?:l)?ed|went|ran|flowed|was on (?:its|his|her) way|set out|fell|floated|swam|wanted to (?:get|go|travel|come)) )(?:all the way )?(?:from [^.,]+? )?(?:in)?to (?:the )?(?:sea|ocean|valley)|journey (?:from|to|through) [^.]*",
    idea: SMALL,
    after: [
      "It began with a push. Up there it had been crowded and grey, and then suddenly there was nothing underneath. {Doer} fell, and it was wonderful for quite a while, and then it was a roof.",
      "Down the gutter it went, with a thousand others, and everybody talked at once. Some wanted to go into a rain barrel; one was said to be able to live there very quietly. {Doer} slipped past. {Doerhe} wanted to see what came behind the corner.",
      "Behind the corner there was a meadow, with a brook in it. {Doer} turned a mill wheel, only a very little, but it would not have gone round without {doerhim}. A cow drank to the left of {doerhim} and a girl to the right. In the town one had to go through a pipe. One does not talk about that.",
      "After that the land grew wide and flat, and the others became more and more. They did not talk so much any longer. One noticed that everybody was listening for something.",
    ],
    end: [
      "First it was only a taste. Then the banks went back, on the left and on the right, as when a curtain is drawn, and there was so much of everything that one did not know where one ended oneself. “Is that me,” asked {doer}, “or is that you?” “Yes,” said the sea. It rocked {doerhim} up and down. A ship went over {doerhim}, then a whale, then the moon. {Doer} could have stayed like that for ever.",
      "But one morning it got warm. It tickled, and {doerhe} felt light. “Off again?” asked the sea. “I only want to see what's behind the corner,” said {doer}, and rose. It rained on Thursday, somewhere in the mountains. There was a push.",
    ],
  }),
  {
    ...toldEvent({
      words:
        "(?:drifted|floated|was carried|sailed|travel(?:l)?ed|was swept|were swept)(?: away| off| out)? (?:[a-z]+ )?(?:on|in) (?<object>(?:an?|the|his|her) (?:[a-z]+ )?(?:ice floe|floe|iceberg))(?: (?:to|towards?|as far as|for) (?<goal>[^.,]+?))?(?=[.,]|$| (?:and|but|until)\\b)",
      after: [
        "It gave a crack, no louder than a biscuit. {Doer} did not even wake up. When {doerhe} did, there was a strip of water where there had been none, and on the other side of it stood home and got smaller.",
        "{Doer} walked round {object}. It took eleven steps the first day. {Doerhe} was not worried. There was sky, there was fish, and nobody to say when one had to go to bed. On the second day it took nine steps.",
        "A gull came by and asked whether this was the ferry. They rode along together for a while, without talking much. “It's getting warm,” said the gull. It had become seven steps.",
        "When there were only four left, the fog opened. There was something green in front of them, greener than anything that {doer} had known to exist. It had white dots on it, and the dots said “Baa.”",
      ],
      end: [
        "An old man in a kilt, or a skirt, or whatever it was, stood on the beach and was looking for driftwood. He took the pipe out of his mouth. He looked at {doer}, and {doer} looked at him, and between them melted the last of {object}. “You'll be hungry,” he said. He had a herring in his pocket. It was not the best of herrings, but it was given with the left hand, which comes from the heart, and so {doer} came ashore, and shook {doerhimself}, and all the sheep were wet.",
        "They rowed {doerhim} back in autumn, the whole village, in three boats, with bagpipes. {Doer} got {doerhis} own hill with a view. But {doerhe} learned one thing there that they marvel at in the far north to this day: {doerhe} can say “Baa” with hardly any accent.",
      ],
    }),
    of: "creatures",
  },
  toldEvent({
    words:
      "(?:travel(?:l)?ed|flew|rode|went|crossed|set off|journeyed)(?: [^.,]*?)? on (?<being>(?:the|an?) (?:[a-z]+ )?[a-z]+(?:['’]s)?)(?: back)? ?(?:back)?(?=[.,]|$)|on the back of (?<being2>(?:an?|the|his|her) (?:[a-z]+ )?(?:goose|swan|stork|eagle|owl|seagull|crane|duck|pigeon|swallow|albatross))",
    idea: /\bon the back of (?:an?|the|his|her) (?:[a-z]+ )?(?:goose|swan|stork|eagle|owl|seagull|crane|duck|pigeon|swallow|albatross)\b|\bon (?:an?|the) (?:[a-z]+ )?(?:goose|swan|stork|eagle|owl|seagull|crane|duck|pigeon|swallow|albatross)['’]s back\b/i,
    after: [
      "“Are you sitting comfortably?” it was asked over a shoulder. There was something soft there to hold on to. Then came two steps, and a jolt, and the ground went away below them like a plate that is pulled off the table.",
      "It was a strange feeling to be carried. One did nothing, and a whole wood went by. {Doer} began to tell things, so as to do something: what the clouds looked like, and where it was raining in front. “Go on,” said the one below. “I never see anything of it. I only count.”",
      "In the night they rested on a church tower. One of them was cold, and the other one lifted something warm and said, “Come under.” They did not even know each other's names. It had been such a quick farewell.",
      "Over the mountains it got hard. The air was thin. “Leave me here,” said {doer}, “you'll get there without me.” “Without you,” came the answer, with a gasp, “I'd have turned round at the second cloud. Tell me something.”",
    ],
    end: [
      "So {doer} told, and there was nothing left but to make it up: a lake just behind the ridge, quite blue, with reeds. Then they were over the ridge. There it lay. It was quite blue, and it had reeds. “How did you know?” asked the one below, and went down in a long curve. {Doer} said nothing. One must not say everything.",
      "They stayed there together until spring. The place on that back was kept free afterwards. When others ask whether they might sit there, they are told that it is taken, by somebody who hardly weighs a thing and makes it all much lighter.",
    ],
  }),
  toldEvent({
    words:
      "(?:overslept|slept in|forgot to (?:rise|get up|come up|set|shine)|(?:did not|would not|refused to|no longer wanted to|had no desire to|was too (?:tired|lazy|ill) to) (?:want to )?(?:rise|get up|go down|set|shine)|stayed in bed|took (?:a|the) day off|went on (?:holiday|vacation|strike)|wanted (?:a |to go on |to take a )(?:holiday|vacation|day off)|was tired of (?:rising|shining|getting up)|(?:had|caught) a cold)(?=[.,]|$| (?:every|and|one|because|any|for|so|on|this|in|today)\\b)",
    idea: /\bthe (?:[a-z]+ )?sun\b/i,
    after: [
      "At seven o'clock it was as dark as in a boot. At nine it was still dark. People stood in their kitchens, tapped on their watches, and put them to their ears. “It's night,” said the one clock. “It's day,” said the other one. They had never quarrelled before.",
      "The rooster climbed on the roof, cleared his throat, and looked to the east. He went down again. He had his principles. The bats flew one more round. The baker took the rolls back out of the window.",
      "“Somebody should go and look,” they said. They chose the lark, since she knew the way. She flew up, higher and higher, to where the bed of clouds is. There was a blanket, a big one, and from beneath it came a breathing.",
      "“Good morning,” sang the lark. “Five more minutes,” said the blanket. It came out then, a bit at a time: every day for four and a half thousand million years, also on Sundays. And nobody had ever said thank you. They only ever said that it was too hot.",
    ],
    end: [
      "The lark flew home and told them. It became very quiet on the earth. Then they fetched everything that there was: lamps, candles, torches, a lighthouse. They wrote it across the whole land, so big that it could be read from up there, one letter to each village: THANK YOU. GO ON SLEEPING. And then they waited, and told each other stories in the dark, and found it quite nice. At noon there was a stripe in the east. It was pink, and it was a little ashamed. “I can't sleep,” it said, “if somebody is so kind.”",
      "Since then there is a day now and then when it stays grey until noon. People look up, and lower their voices, and pull down the blinds. “Let it,” they say. “It has earned it.”",
    ],
  }),
  toldEvent({
    words:
      "rained (?:only|just|always) on [^.]+|(?:rain ?)?cloud (?:[a-z ]+ )?followed [^.]+|followed [^.]+ everywhere",
    idea: /\bcloud\b/i,
    after: [
      "It was not a big one. It was about as big as a bed, and it floated exactly one arm's length above the hair. If one ran, it ran. If one went into a shop, it waited outside the door and dripped politely on the mat.",
      "At school there was a bucket next to the desk. On the football field there was always one side that slipped. They tried a hairdryer. They tried shouting. It turned a shade darker then, and it rained a bit saltier.",
      "“What does it want?” people asked. Nobody had asked the cloud. So one evening, in a raincoat, on the steps behind the house, somebody finally did. “What do you want?” It was silent for a long time, as clouds are. Then there was a very small, very distant rumble.",
      "!It sounded like somebody who has been left behind. Far up there the others could be seen, a whole white herd of them. They were just disappearing behind the hill.",
    ],
    end: [
      "“You got lost,” it was said, “and you thought that I was somebody who knows the way.” A drop fell. That was a yes. So they climbed the hill together, in the dark, one below, and one above, and it was wet, and nobody minded any more. At the very top they waited. At sunrise the herd came by. The small cloud rose, slowly; it was hard to say goodbye. It came back once more and made a shadow on a face, quite cool and light, like a hand.",
      "The summer was dry that year. But in one single garden the strawberries got some rain every evening, at about seven, and a greeting in the form of a rabbit.",
    ],
  }),
  toldEvent({
    words:
      "(?:lost|had lost|was missing|forgot|had forgotten|had run out of) (?:one of )?(?:its|his|her|the|a|all its|all his|all her) (?:(?<colour>red|blue|green|yellow|orange|violet|purple|indigo)|colou?rs?)|(?:looked|looks|searched|was looking|was searching) for (?:its|his|her|the) (?:other )?end|wanted to (?:know|find out|see|find) where (?:it|he|she) (?:ends|ended|began|stopped)",
    idea: /\brainbow\b/i,
    after: [
      "It had been a shower like any other, with the sun behind it. {Doer} stretched {doerhimself} over the valley, as {doerhe} had learned to. Down there they put down their rakes and pointed. “There's something wrong,” they said.",
      "{Doer} looked along {doerhimself}, but one sees so badly to where one ends. There is always a wood in front of it.",
      "“You're only light and water,” said the crow, who had read something about it. “You haven't got an end. Strictly speaking, you're not even there.” {Doer} became so pale that a child began to cry.",
      "!A small girl ran across the fields in rubber boots. She had been told that there was gold. The nearer she came, the farther {doer} went away, without wanting to. That is how it is with both of them.",
    ],
    end: [
      "She did not give up. She ran until there was no more field, and there she fell into a puddle, up to her chin. “Oh,” she said. She looked down at herself. She was red on one arm and green on the other; it ran across her hands, all seven, and nothing was missing. “You end with me,” she called up. {Doer} had never been so bright. {Doerhe} had looked for it for such a long time, and it had been there, wherever somebody stood who had run far enough.",
      "“And the gold?” they asked at home and rubbed her dry. “It wasn't gold,” said the girl, “it was all the others.” There was still a bit of blue behind her ear, and it did not come off until Sunday.",
    ],
  }),
  toldEvent({
    words:
      "(?:did not|didn't|would not|refused to|was afraid to|was scared to|had no wish to) (?:want to )?(?:break|reach the (?:shore|beach|coast|land)|arrive|hit the (?:shore|beach|rocks)|roll (?:onto|to) the (?:beach|shore)|go (?:back )?to the (?:shore|beach))|(?:was|were) (?:so |very )?(?:afraid|scared|frightened) of (?:the )?(?:shore|beach|breaking|coast|rocks|land)",
    idea: /\bwaves?\b/i,
    after: [
      "It had begun far out, with a breath of wind. Since then {doer} had been on the way, day and night, up and down, and there had never been any question about where to. Then one of those in front said, “There it is.” There was a white line. There was a roar, and after that there was nothing more to be heard of the one in front.",
      "“What happens there?” asked {doer}. “One falls over,” they said, “and then one has been.” {Doer} put on the brakes. That is not easy, since there is so much behind one that pushes.",
      "{Doer} let the others pass. {Doerhe} made {doerhimself} flat. {Doerhe} went once round the lighthouse, and said that it was because of the view.",
      "A boy stood on the beach, in bathing trunks that were too large for him. He had been standing there all morning. “The next one,” he said each time, and each time he ran away. They were both looking at the same white line, each from their own side.",
    ],
    end: [
      "“Are you afraid?” called the boy. It was the first one that had not simply come rushing on. “Terribly,” said {doer}. “Me, too,” said the boy. “Shall we do it together?” He shut his eyes. {Doer} rose, higher than ever, took a breath, bent over, and fell. It was loud and white and cold, and it tickled, and in the middle of it somebody was screeching for joy. Then {doer} ran up the beach as foam, quite thin and light, touched the boy's toes, and slid back. {Doerhe} was still there. {Doerhe} was only on the way out again.",
      "“Once more!” cried the boy. So that was what happened there. One falls over, and then it is once more.",
    ],
  }),
  toldEvent({
    words:
      "(?:wanted|wants|longed|dreamed|hoped|wished|would like) (?:so much |so badly |very much )?(?:to (?:be(?:come)?|be chosen as)|of (?:being|becoming)) (?:an? |the )?(?:real |beautiful |big )?christmas tree|(?:nobody|no one|no family) (?:wanted|bought|chose|took|wants) (?:to buy )?(?:it|him|her|the (?:[a-z]+ )?(?:tree|fir|christmas tree))|(?:was|were) the last (?:christmas |fir )?tree (?:left|in|on|at)[^.,]*|(?:crooked|small|last|smallest|ugly|little) (?:christmas|fir) tree",
    idea: /\b(?:fir|spruce|christmas)\b/i,
    after: [
      "On the first Sunday in Advent a lorry came, and men with gloves. They went along the rows and knocked on the tops. “Straight,” they said, “straight, straight.” Then they came to {doer}, and one of them put his head to one side to see whether it would help.",
      "It was because of the stone. It had lain there when {doer} was only as long as a finger, and one had had to grow round it. One could still see the curve, like a question mark.",
      "At the market {doer} leaned right at the back on the fence, where one gets the wind. The fat ones went first, and then the tall ones. There were only needles left in the end, a bit of string, and {doer}. The man with the till looked at his watch.",
      "It was getting dark. From all the windows there came a light, a warm one with points. {Doer} could see how it was done. They stood in the middle, and everybody looked at them. More than that {doerhe} had never wanted.",
    ],
    end: [
      "At five to six a family came running, with a pram, from the late train. “Is there any left?” “That one,” said the man with the till, “I'll give you as a present.” They put {doerhim} up at home. {Doerhe} leaned. They turned {doerhim}, and {doerhe} leaned in another direction. Then the smallest one put her head to one side. “It's bowing,” she said, “to us.” And as soon as one had seen it, one could not see anything else. The star fitted exactly where the curve ended, and hung there in the air like a lantern.",
      "They planted {doerhim} behind the house in January, with a ball of earth and a good deal of hope. {Doer} has been growing there ever since, round the water butt. It is Christmas out there every year now, with everybody who has no tree, and with seven heads to one side.",
    ],
    close: [
      "{Doer} leaned a little, and it looked like a bow. The smallest one of the family bowed back. Then they hung the star exactly where the curve ended, and it floated in the air like a lantern.",
      "They planted {doerhim} behind the house in January, with a good deal of hope. {Doer} has been growing there ever since, crooked and green.",
    ],
  }),
  {
    ...toldEvent({
      words:
        "(?:celebrated|celebrates|had|turned|was turning|reached) (?:his|her|its|their|an?)? ?(?:(?<age>\\d+(?:st|nd|rd|th)?|hundredth|(?:one|two|three) hundredth|hundred and [a-z]+) ?(?:birthday|years(?: old)?)|(?:hundred|\\d{2,3})(?=[.,]|$| (?:and|today|on)\\b))",
      idea: /\b(?:tortoise|turtle|elephant|parrot|donkey|crocodile)\b/i,
      after: [
        "The cake had been baked in four ovens. There was not room for all the candles on it, so some of them were on the bench and along the path. When the first was lit, one had to hurry, so that it did not go out before the last.",
        "They all came and said something nice. They were very young. Most of them had not even been there when the bridge was built, and the bridge was old already. {Doer} nodded and said thank you and looked past their heads to the gate.",
        "There were places there that one could not see: one for the hare who had laughed so loudly, one for the miller's boy who used to scratch {doerhim} under the chin, and one for somebody whose name {doer} had never told to anybody.",
        "“What do you wish for?” they asked. {Doer} would have had something. But it was not a thing that one can get in a shop.",
      ],
      end: [
        "Then the smallest one came, with nothing in its paws. It had forgotten that one brings something. “Tell me about somebody,” it said, “whom I don't know.” {Doer} was silent. Then {doerhe} began, with the hare. {Doerhe} told how he had laughed; and the smallest one laughed in exactly the same way, without ever having heard it. They all moved closer. The miller's boy came through the gate, and the others came too, one after the other, and sat down in their places. The candles had all burned down, and nobody got up.",
        "“So they're all here,” said the smallest one at the end, half asleep. “As long as one asks,” said {doer}. The next year they brought no presents. They each brought a question.",
      ],
    }),
    of: "creatures",
  },
  toldEvent({
    words:
      "(?:could not|cannot|did not know how to|had to|tried to) decide (?:(?:on )?(?:what|which) colou?r|whether (?:he|she|it) (?:was|is) (?:black|white))[^.]*|(?:was|were) (?:actually |really )?(?:black with white|white with black) stripes|(?:did not know|wanted to know|asked (?:everyone|everybody|himself|herself|itself)) (?:whether|if) (?:he|she|it) (?:was|is) (?:black|white)[^.]*",
    idea: /\bzebras?\b/i,
    after: [
      "“Black with white,” said the lion, who had often looked at it from close by. “White with black,” said the ostrich. They asked the mirror in the water hole. The mirror said both.",
      "{Doer} lay in the sun for a week so that the white might turn brown. {Doerhe} stood in the chalk dust so that the black might get lighter. In the end {doerhe} was grey with grey, and sneezed.",
      "“Where do you begin?” asked the chameleon, who knew something about such matters. “That's just what I don't know,” said {doer}. So they started to count from the nose. They met in the middle of the back, with the same number of both.",
    ],
    end: [
      "In the evening the twins came, quite small still, and quite lost. They had been looking for their mother since noon. “What does she look like?” asked {doer}. “Like that,” they said, and each of them laid a nose on a place on {doer's} neck, where one white one forks and a black one bends around it. “Only with a hook at the end.” They would have recognized it among ten thousand. They did not know what colour she was. They knew which one.",
      "{Doer} brought them home. Then {doerhe} went to the water hole and looked in it once more. There was a fork over the left eye, and a wave on the shoulder, and something on the flank that looked like a river seen from above. Nobody else had that. It was quite enough of an answer.",
    ],
  }),
];
