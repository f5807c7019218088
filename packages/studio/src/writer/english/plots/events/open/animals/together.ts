import type { Beat } from "../../../../scripts/script.ts";
import type { ClauseScene } from "../../../clause-scene.ts";
import { unsettled } from "./unsettled.ts";

const BEASTS =
  "(?:animals|fox(?:es)?|bears?|mole|mice|mouse|hedgehogs?|rabbits?|hares?|squirrels?|owls?|frogs?|ducks?|geese|goose|hens?|birds?|crows?|ravens?|magpies?|sparrows?|snails?|beavers?|otters?|badgers?|penguins?|cats?|dogs?|pigs?|sheep|goats?|elephants?|monkeys?|lions?|tortoises?|turtles?|toads?|crickets?|ants?|bees?|beetles?|spiders?|worms?|raccoons?|deer|wolf|wolves|hamsters?|donkeys?|cows?|hippos?|giraffes?|zebras?|meerkats?|swallows?|storks?|puppies|puppy|kittens?|chipmunks?|bugs?|insects?|seagulls?|parrots?|flamingos?|koalas?|kangaroos?|crabs?|dragons?|bunn(?:y|ies)|swans?|pigeons?|dormouse|dormice|moles|ladybirds?|lizards?)";

const isAboutOne = (line: string): boolean => !/\{(?:he|him|his|himself|was)\}/i.test(line);

/** A story told of another than the one who leads it: the mole at the animals' concert. */
const ofAnother = (scene: ClauseScene, one: RegExp): ClauseScene => {
  const told = (beats: readonly Beat[] = []): Beat[] =>
    beats.map(([rank, ...lines]) => [
      rank,
      ...lines
        .filter(isAboutOne)
        .map((line) =>
          line.replaceAll("{hero's}", "{theone}'s").replaceAll("{hero}", "{theone}").replaceAll("{Hero}", "{Theone}"),
        ),
    ]);
  return { ...scene, idea: one, after: told(scene.after), end: told(scene.end) };
};

/** Who thinks that there is nothing for it to show. */
const atTheShow: ClauseScene = {
  by: "any",
  words: unsettled(
    "talent|show|contest|competition|concert|orchestra|choir|band|festival|sing(?:s)?|sang|play(?:s|ed)?|join(?:s|ed)?|instrument|perform\\w*|thinks?|thought|nothing|talents?|practi[sc]e[sd]?|nobody|no one|only|wants?|wanted|tr(?:ies|ied)|told|said",
    "race|lost|cloud|voice|girl|boy|rugby|kitten",
  ),
  idea: new RegExp(
    `^(?!.*\\b(?:race|boys?|girls?|children|teacher|lost|wolf pack|man|woman|stole|thief)\\b)[\\s\\S]*\\b${BEASTS}\\b[\\s\\S]*\\b(?<event>talent show|talent contest|talent competition|concert|orchestra|choir|band|music festival|singing contest|singing competition|musical|circus show|summer show|forest festival|spring festival|dance contest|beauty contest|flea circus)\\b`,
    "iu",
  ),
  after: [
    [
      0,
      "=There was a list, on the bark of the big beech. Everybody had put down what they would do. It went right up to where the woodpecker lives. At the bottom, after {hero's} name, there was a line, and on the line there was nothing. {Hero} had drawn it very neatly.",
      "=There was a list, on the bark of a big tree. Everybody who wanted to be in the {event} had written something there. It went right up to where the woodpecker lives. At the bottom there was one more line, and on the line there was nothing. {Hero} had drawn it very neatly.",
    ],
    [
      1,
      "=“Try it with us,” said the birds. {Hero} tried it with them. They stopped in the middle. “It was very interesting,” they said, and looked at each other, “but perhaps you could turn the pages.” There were no pages. But {hero} would have turned them well.",
    ],
    [
      1,
      "={Hero} tried it with pine cones in the air, and two of them never came down again. {Hero} tried a poem. It began with “Once”, and there it stopped. Then {hero} only listened to the others, and nodded in time. That was the one thing that went well.",
    ],
    [
      1,
      "=On the last evening {hero} asked whether there was anything to carry. There was a good deal to carry. There were benches, and lamps, and somebody's harp. {Hero} knew by now how each of them began and where they took a breath, because {he} had carried something past it so often.",
      "=On the last evening {hero} asked whether there was anything to be carried. There was a good deal: benches, and lamps, and a harp. By then nobody knew as well as {hero} how each of them began and where they took a breath. One hears it all when one goes past so often.",
    ],
    [
      0.4,
      "=Then the great evening was there, and it went wrong at once. The birds began too fast. The frogs came in too early, and the crickets did not come in at all, because they could not see the frogs. Everybody played as loudly as possible, to help. In the first row they began to look for their coats.",
    ],
  ],
  end: [
    [
      0,
      "=It could not be borne, at least not by somebody who knew how it was meant to be. {Hero} stepped out, right in front, with the back to all those eyes, and lifted both arms. It was not brave. {Hero} simply did not think of it. {Hero} nodded to the crickets: now. {Hero} looked at the birds: gently. It took four bars. Then it was together, and it was as it had been in one head all that week.",
    ],
    [
      0.6,
      "=At the end there was no clapping for a moment, and after that there was so much that the owls fell out of the tree. Everybody bowed. {Hero} was still standing the wrong way round. “Turn round,” whispered the first cricket. “That's for you.” “For me?” asked {hero}. “But I haven't done anything!”",
      "=At the end it was quiet for a moment, and after that there was so much clapping that two owls fell out of the tree. Everybody bowed. Only {hero} still stood the wrong way round. “Turn round,” whispered the first cricket. “That's for you.”",
    ],
    [
      0.8,
      "=The list is still there, on the bark. On the bottom line, which had been drawn so neatly, somebody has written something. The woodpecker did it, and so it will last. “Everything,” it says.",
    ],
  ],
};

/** What animals do together: a party, a concert, a house, a way to the water, a quarrel. */
export const together: readonly ClauseScene[] = [
  {
    by: "any",
    words: unsettled(
      "surprise|party|birthday|plan(?:s|ned)?|prepare[sd]?|secret(?:ly)?|bake[sd]?|decorate[sd]?|almost|thinks?|thought|hide|tr(?:y|ies|ied)",
      "candles|nobody|pirate|pothole",
    ),
    idea: new RegExp(
      `^(?!.*\\b(?:boy|girl|children|kids|grandma|grandpa|mother|father|family|pothole|candles|nobody|forgot)\\b)[\\s\\S]*\\b${BEASTS}\\b[\\s\\S]*\\b(?:surprise|birthday) (?:party )?(?:for |party for )(?<guest>(?:an?|the|their|his|her) (?:friend )?(?:the )?(?:[a-z]+ ){0,2}?[a-z]+)(?=[.,]| but| who| and| in| because| when| at)`,
      "iu",
    ),
    after: [
      [
        0,
        "=A surprise is made of three things: something to eat, something to sing, and that nobody says anything. For the first there was the badger, and for the second there were the birds. For the third they had to draw straws. It fell to the magpie. “I?” said the magpie. “Of all people?”",
      ],
      [
        1,
        "=The magpie held its beak shut with both wings. It lasted for a whole morning. Then {theguest} came by and asked what was new. “Nothing!” cried the magpie. “Least of all tomorrow at three!” And it flew into the nearest bush, and stayed there.",
      ],
      [
        1,
        "=After that nobody dared to speak to {theguest} any more, so as not to give it away. When {theguest} came, they looked up at the sky. When {theguest} asked something, they had to go home at once. It was very well kept. It was kept so well that by the evening somebody was sitting all alone and wondered what there was about tomorrow that nobody could bear.",
      ],
      [
        2,
        "=The cake rose. It rose over the edge, and it rose over the stone that was meant to stop it. “How many is it for?” asked the badger. “For everybody,” they said. “Then it's still too small,” said the badger, and put in the other spoonful.",
      ],
      [
        0.4,
        "=At three they all crouched behind the hedge and held their breath. At half past three they let it out again. Nobody had come. They ran to fetch {theguest}. The place was swept and empty. There was only a note on the door: “I don't want to be in anybody's way. I'll just go for a walk, for good.”",
        "=At three they all crouched down and held their breath. At half past three they let it out again. Nobody had come. They ran to fetch {theguest}. The place was swept, and it was empty. There were only some tracks, and they went away from there, with quite short steps.",
      ],
    ],
    end: [
      [
        0,
        "=They ran just as they were, with paper hats, with the cake, with the triangle. It was the magpie that saw something first, on the last hill, from behind and very small. It did what it had not been allowed to do for two days. It took a deep breath. “SURPRISE!” shouted the magpie, so loudly that the hill said it as well.",
      ],
      [
        0.6,
        "=There was nothing to hide behind up there. So they sang at once, and the candles had to be lit in the wind, eleven times, and each time there was another wish. {Theguest} had only one. It was said quite quietly, and it was granted on the spot: that somebody should answer when one asks what is new.",
        "=There was nothing to hide behind up there. So they sang at once, out of breath and all at different places in the song. {Theguest} looked from one to the next. “So there's nothing wrong with me?” “Not the least thing,” they said. “You're just terribly hard to keep quiet about.”",
      ],
      [
        0.8,
        "=They still do surprises. But these days it has been agreed that one does not keep quiet beforehand. One goes up and says: “Tomorrow at three you must not know anything.” And then one does not know anything, all night long, for joy.",
      ],
    ],
  },
  ofAnother(
    atTheShow,
    /^(?:The|All the|Some|Several) (?:\w+ ){0,2}?animals\b[\s\S]*\b(?<event>talent show|talent contest|concert|orchestra|choir|band|circus show|summer show|forest festival|spring festival|festival|contest)\b[\s\S]*?\b(?:[Bb]ut|[Oo]nly) (?<one>the (?:[a-z]+ )?[a-z]+) (?:thinks|thought|believed|could not|cannot|did not|had no|was|does not)\b/u,
  ),
  atTheShow,
  {
    by: "any",
    words: unsettled(
      "fights?|fought|argue[sd]?|quarrel\\w*|over|both|same|last|who may|whose|belongs?|share|claim\\w*",
      "kite|sky|pumpkin|hedge|lettuce",
    ),
    idea: new RegExp(
      `^(?!.*\\b(?:kites?|sky|boys?|girls?|children|owner)\\b)(?:(?:An?|The|Two|One)(?: \\S+){0,4}? )${BEASTS}\\b[\\s\\S]*\\b(?:(?:f(?:i|ou)ght|fights|argu(?:es?|ed)|quarrel(?:s|led)?|competes?|competed|squabbl(?:es?|ed)) (?:over|about|for)|both (?:want(?:ed)?|find|found|claim(?:ed)?|love[sd]?|discover(?:ed)?)|want(?:ed)?|found|saw|discovered|claimed) (?:the |a |an )(?:very )?(?:same |last |biggest |only )+(?<prize>(?:[a-z]+ ){0,1}?[a-z]+)(?=[.,]| and| in| on| at| of| for| to| but|$)`,
      "iu",
    ),
    after: [
      [
        0,
        "=“Mine,” said the one. “Mine,” said the other. It was not a long conversation, but it went on until noon. In between lay the {prize} and did not take sides.",
      ],
      [
        1,
        "=Each of them had a good reason. The one had been there first. The other had seen it first, from further away, and with better eyes. “I've been thinking of a {prize} like that since spring,” said the one. “I thought of it in winter,” said the other. After that they went back in time until there had been no {prize} at all.",
      ],
      [
        1,
        "=They drew a line. On this side everything belonged to the one, and on that side to the other. The {prize} lay exactly on the line. They moved the line, and moved it back, until there was a ditch. Then it rained, and one could not reach the {prize} from either side.",
      ],
      [
        2,
        "=At night neither of them could go away, since the other one was there. So they lay down, left and right, each with one eye open. It got quite cold. “Are you asleep?” asked the one. “No. Are you?” “No.” It was the first time that they agreed.",
      ],
      [
        0.4,
        "=On the third day there was a crowd, with cushions. There were bets. Then an ant came through between everybody's feet, went over the ditch on a blade of grass, and looked at the {prize} from all sides. “Is this anybody's?” it asked. “Mine!” they both shouted. The ant was very much startled. “I only asked,” it said, “because it's got a hole in it.”",
        "=On the third day they were so tired that they had to hold on to each other so as not to fall over while they were shouting. The ones who had come to watch went home. “Is it still worth it?” asked one of them. They both thought about it. Neither of them could remember who had said “mine” first.",
      ],
    ],
    end: [
      [
        0,
        "=They both looked. They had never really looked at it, in all those days. They had always had to keep an eye on each other. Then it was very quiet for a while, and then one of them began to giggle. “Two days,” it said. “Nearly three,” said the other. They had to sit down. “You take it,” said the one, with tears in its eyes. “No, you.” “But I insist.” And so they started all over again.",
        "=“You take it,” said the one at last. The other was quite shocked. “No, you,” it said. “You saw it first.” “But you were there first!” “I only happened to be passing.” “I insist.” “So do I.” It got louder and louder. Those who had gone home came back with their cushions.",
      ],
      [
        0.6,
        "=This time it was settled before supper. It was divided in two, and because one half was a bit bigger, each of them wanted the other to have it. What was left over at the end they gave to the ant. It had been standing there the whole time. It had only wanted to ask the way.",
      ],
      [
        0.8,
        "=The ditch is still there. It is just right for two to sit on the edge of it and let their feet hang down. “Mine,” says the one now and then, and points at something: a cloud, a bird, the moon. “Mine,” says the other. And then they share it.",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: unsettled(
      "river|stream|lake|pond|water|waterhole|well|rain|dr(?:y|ies|ied)|drought|thirsty|search(?:es|ed)?|look(?:s|ed)?|walk(?:s|ed)?|set(?:s)? (?:out|off)|find out why|travel(?:s|led)?|leads?|led",
      "cloud|camels|tugboat|boats",
    ),
    idea: new RegExp(
      `^(?!.*\\b(?:cloud|camels|boy|girl|village|farmer)\\b)(?=[\\s\\S]*\\b${BEASTS}\\b)[\\s\\S]*\\b(?<source>river|stream|lake|pond|waterhole|water hole|watering hole|brook|creek|spring|marsh)\\b[^.]*\\b(?:dr(?:y|ies|ied)|empty|disappear\\w*|vanish\\w*|stopp?\\w*)\\b|^(?!.*\\b(?:cloud|camels|boy|girl|village|farmer)\\b)(?=[\\s\\S]*\\b${BEASTS}\\b)[\\s\\S]*\\bdrought\\b`,
      "iu",
    ),
    after: [
      [
        0,
        "=First one heard it. It was the sound that had always been there and that nobody had ever listened to. Now it was gone. Then one saw it: stones that had not seen the sun for a hundred years lay there and blinked.",
      ],
      [
        1,
        "=There was a meeting, and it was short, because everybody's tongue stuck. The old ones were for waiting. It had always come by itself, they said. “And if it has got stuck somewhere?” somebody asked. Nobody had thought of that. So it was decided to go and look.",
      ],
      [
        1,
        "=They went uphill, always along where there should have been something. A frog had come along, for the sake of its skin. “Is it far?” it asked. “As far as it's dry,” was the answer. The first night they slept in a place where fish had slept before. It was quite comfortable, and a bit odd.",
      ],
      [
        1,
        "=On the second day they found one last puddle, no bigger than a plate. They stood around it, all of them. One could have drunk it in one gulp. In the middle of it a very small fish looked up from one to the next. Nobody was thirsty all at once. They laid wet leaves over it, so that it would last.",
      ],
      [
        0.4,
        "=Then they were at the top, where it begins. There was a rock, as big as a house. It had come down and had sat down right in the door. Behind it one could hear something gurgle. They pushed, all together, and the rock did not even notice. They pushed until it got dark. After that nobody said anything for a good while.",
      ],
    ],
    end: [
      [
        0,
        "=“May I?” asked the frog. It was the only one that was not too big for the crack. It squeezed in with its eyes shut. Then one heard it scratching in there: one pebble, and another pebble, and a third one. In itself it was nothing. But a wall of pebbles is like a bag of secrets. One only has to begin with the right one. There was a plop. And then there was a sound that everybody knew.",
      ],
      [
        0.6,
        "=They ran in front of it, downhill, with wet feet, and the frog rode ahead and shouted. At the place with the puddle it slowed down a bit, as if it were looking for somebody. The very small fish shot out from under the leaves. “There you are at last,” it said.",
        "=They ran in front of it, downhill, with wet feet, and the frog rode ahead and shouted. At the place with the puddle the very small fish was waiting. It had not moved for two days. It had been told to keep it open.",
      ],
      [
        0.8,
        "=Since then there has always been somebody who listens. It is done in turns, in the evening, on the big stone. One does not have to do anything. One only sits there, and when somebody asks, one says: “Still there.”",
      ],
    ],
  },
];
