import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** Small kindnesses, great mistakes, and who puts them right. */
export const kindnessAndMistakes: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:gives?|gave|lends?|lent|offers?|offered) (?:(?:his|her|their) (?<umbrella>(?:only |old |red |new |favou?rite )*(?:umbrella|coat|raincoat|jacket|hat)) to (?<needy>(?:an?|the) (?:[a-z]+ )??[a-z]+)(?=[.,;]|$| (?:and|who|that|at|in|on|with|from|by|near|under|behind|to|of|but)\\b)|(?<needy2>(?:an?|the) (?:[a-z]+ )?(?:woman|man|child|girl|boy|stranger|lady|neighbou?r)) (?:his|her|their) (?<umbrella2>(?:only |old |red |new )*(?:umbrella|coat|raincoat|jacket|hat)))\\b[^.]*",
    ),
    tells: /\b(?:soaked|wet|cold|froze|rewarded)\b/,
    after: [
      [
        0,
        "It had happened before {he} had thought about it. The hand had simply held it out. “But what about you?” was asked. “I'm nearly there,” said {hero}. {He} was not nearly there.",
      ],
      [
        1,
        "Nineteen streets are a long way. At the third one {he} was wet, and at the fifth one {he} was so wet that it could not get any worse, and from then on it was quite nice. {He} walked through all the puddles on purpose.",
        "Nineteen streets are a long way. At the third one {he} began to regret it a little. At the fifth one {he} was whistling.",
      ],
      [
        1,
        "“Where is your {umbrella}?” they asked at home, and rubbed {his} head with a towel. “Lent,” said {hero}. “To whom?” {He} did not know that. “Then it's gone,” they said. {He} got a cold, and a hot lemon, and three days in bed.",
        "“Where have you left it?” they asked at home. “Lent,” said {hero}. “To whom?” {He} did not know that. “Then it's gone,” they said.",
      ],
      [
        2,
        "On the other side of the town things had gone on, meanwhile. Somebody had got home dry and had seen a man at the bus stop who had no more to put on than a newspaper. “Take this,” was said to him. “But bring it on.” So he brought it on, to a nurse who was just coming off her night shift.",
      ],
      [
        0.5,
        "On the fourth day {hero} had to go out again. And of course, just as {he} turned the corner, it began: not a drop, a whole bucket. {He} pulled in {his} head. Somebody was running beside {him}, a woman {he} had never seen. “Have you got nothing with you?” she called. “Here, take this. I'm nearly there.”",
      ],
    ],
    end: [
      [
        0,
        "{Hero} looked at what {he} had in {his} hand. {He} knew the scratch on it, and the place where the dog had chewed it. There were names on it now, in small letters, one below the other, and beside each of them there was a day: Monday, Walter. Tuesday, Sister Agnes. There were thirty-one of them. At the very top, in a trembling hand, it said: a child, who got wet.",
        "{Hero} looked at what {he} had in {his} hand. {He} knew it very well. There were names on it now, in small letters, one below the other, and there were thirty-one of them. At the very top, in a trembling hand, it said: somebody with a good heart.",
      ],
      [
        1,
        "{He} wrote {his} own name underneath. Then {he} looked round. At the next corner, under a tree that was no use at all, a man stood with a cello.",
      ],
      [1, "It is said to have been seen in Portugal. There is hardly any room left on it."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?<lost>[a-z]+['’]s|the|his|her) (?:[a-z]+ )?(?<crown>crown|ring|necklace|diamond|sceptre)\\b (?:is|was|gets|got|has been|had been|disappears|disappeared|goes missing|went missing)(?: stolen| missing| gone)?\\b[^.]*",
    ),
    idea: /\b(?<finder>(?:an?|the|two|three|his|her) (?:[a-z]+ ){0,2}?(?:servant|maid|cook|boy|girl|mouse|dog|cat|page|child|children|detective|gardener|knight|jester|kids|friends|fox|owl|stable boy|kitchen boy)) (?:finds?|found|catch(?:es)?|caught|solves?|solved|discovers?|discovered|track(?:s|ed)|looks? for|looked for|search(?:es|ed))\b/i,
    tells: /\b(?:found|caught|solved|discovered|tracked|looked|searched)\b/,
    after: [
      [
        0,
        "On the velvet cushion there was only a round dent. The alarm was given, the bridge was pulled up, and eleven guards shouted at one another. Everybody was under suspicion, and most of all those who had said nothing.",
      ],
      [
        1,
        "It was {finder} who swept the floor underneath. That is where one sees the most. There were crumbs, and there was something that glittered, and it was neither gold nor silver. It was a feather, black, with a little blue in it.",
      ],
      [
        1,
        "“Have you got anything to say?” asked the captain of the guards. “The window,” was the answer. “What about the window?” “It was open.” The captain laughed. The tower was forty metres high. Nobody on two legs could get in there.",
      ],
      [
        2,
        "At night, when they had all shouted themselves hoarse, there was somebody who sat on the roof and waited. It was cold up there. The moon rose, and over in the old oak something answered it: a flash, and another one.",
      ],
      [
        0.5,
        "It was a nest. In it lay seven spoons, a thimble, the spectacles of the chancellor, and in the middle, with four eggs in it, the {crown}. On the edge sat a magpie and spread her wings over it all. She was trembling. She did not go away.",
      ],
    ],
    end: [
      [
        0,
        "“Well?” the captain shouted up. “Have you got the thief?” One only needed to reach out. The eggs were warm; in one of them somebody was just knocking. “Not yet,” {thefinder} called down. “It will take about three weeks.”",
      ],
      [
        0.7,
        "And so they ruled for three weeks without it. It went quite well. On the twenty-first day four beaks looked out, and on the forty-second day they flew, and then it was brought down, a little pecked. “And the thief?” “She needed it more,” {thefinder} said. It was so quiet in the hall that one could hear the captain swallow.",
      ],
      [
        1,
        "There is a new rule since then: in spring it hangs in the old oak. It is the only one in the world with straw in it.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:floods?|flooded|breaks?|broke|ruins?|ruined|shrinks?|shrank|turns?|turned|locks?|locked|paints?|painted|deletes?|deleted|melts?|melted) (?<mishap>(?:the|his|her|an?|their) [^.,;]+?)(?: (?:by (?:mistake|accident)|accidentally|without meaning to|in(?:to)? [^.,;]+))|\\b(?:accidentally|by (?:mistake|accident)) (?:floods?|flooded|breaks?|broke|ruins?|ruined|shrinks?|shrank|turns?|turned|locks?|locked|paints?|painted) (?<mishap2>(?:the|his|her|an?|their) [^.,;]+)",
    ),
    idea: /^(?!.*\bturn(?:s|ed)? [^.]* into\b).*\b(?:by (?:mistake|accident)|accidentally|without meaning to)\b/i,
    after: [
      [
        0,
        "It had been quite well thought out. There had only been one place where the plan said “and so on”, and just there it had happened. “Oh,” said {hero}. It was the smallest word for it that {he} could find.",
      ],
      [
        1,
        "For a moment {he} thought of going away, to a distant country, with a beard. But there was nobody else who knew how it had come about. Somebody would have to say so. {Hero} took a deep breath, and it was not deep enough.",
      ],
      [
        0.3,
        "“It was me,” {he} said. They all stopped talking. It is odd how large one's feet are when everybody looks at them. “I didn't want that. I'm sorry. I'll put it right.” “How?” they asked. {Hero} did not know yet.",
      ],
      [
        1,
        "The first try made it a little worse. The second one made it worse in a different place. “Leave it,” they said, “you've done enough.” {Hero} sat down on the bank of it all and looked at it very closely, for the first time without hurrying.",
        "The first try made it a little worse. The second one made it worse in a different place. “Leave it,” they said, “you've done enough.” {Hero} sat down and looked at it very closely, for the first time without hurrying.",
      ],
      [
        2,
        "“You didn't do it on purpose,” said a small one who had sat down beside {him}. “No,” said {hero}. “But it's done on purpose that I'm still here.” That seemed to make sense to the small one. It handed {him} half of an apple.",
      ],
    ],
    end: [
      [
        0,
        "It took all night. One had to begin at the end and go backwards, one thing after the other, until one came to the place where it said “and so on”. There {he} found it. It was a knot no bigger than a pea. {Hero} held {his} breath and pulled, and for a while nothing happened. Then there was a gurgle, and a click, and everything went back, slowly, to where it belonged.",
      ],
      [
        1,
        "It was not quite as before. There was a small pond now where there had been none, and the children found that they would like to keep it. “It isn't in the plan,” said {hero}. “Then put it in,” they said.",
        "It was not quite as before. A little of it had stayed crooked. “Leave it like that,” they said. “It's nicer.”",
      ],
      [
        1,
        "{He} makes plans to this day, and good ones. Only “and so on” does not occur in them any more. There it says: ask first.",
        "{Hero} went on making plans after that, and good ones. Only “and so on” did not occur in them any more. There it said: ask first.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:sings?|sang|calls?|called|howls?|howled|plays?|played|shines?|shone|signals?|signalled)\\b[^.]*?(?<often>every (?:night|day|evening|morning)|all night|for years)?[^.]*? until (?<answer>(?:someone|somebody|one (?:night|day)[^.]*?|another [a-z]+|a [a-z]+|at last|finally)[^.]*?(?:answers?|answered|replies|replied|comes?|came|calls?|called|sings?|sang|writes?|wrote|hears?|heard)[^.]*)",
    ),
    after: [
      [
        0,
        "It was always the same, and always at the same hour. {Hero} waited afterwards, as one waits with one's ear to a door. Then {he} told {himself} that it might be too far to be heard. Then {he} went to sleep.",
      ],
      [
        1,
        "“Who is that meant for?” asked those who lived nearby. “For whoever it is,” said {hero}. “There isn't anybody,” they said, not unkindly. They had got used to it. They would have missed it, but they did not tell {him} that.",
      ],
      [
        1,
        "{He} tried it higher, and {he} tried it lower. {He} put in pauses, in case somebody wanted to say something. The pauses were the worst. Everything was in them except for what {he} was waiting for.",
      ],
      [
        2,
        "In one night it stormed so much that there was no sense in it. {He} did it all the same, quite briefly, more out of habit. And just that once, as it turned out, the wind stood right.",
      ],
      [
        0.5,
        "The next night {hero} {was} tired. Not any more, {he} thought. {He} had already shut {his} eyes when {he} noticed that it was missing: not to {him}, but altogether. There was a hole in the night. And out of the hole, from so far away that it was hardly more than a tremble, somebody asked: “Why have you stopped?”",
      ],
    ],
    end: [
      [
        0,
        "{Hero} did not know what to say. {He} had had all those years to think of it. “Are you there?” {he} asked. “I've been here all the time,” was the answer. “I only ever dared to listen. I thought that it was meant for somebody else.”",
      ],
      [
        0.7,
        "They began to move towards each other, and it took eleven nights. Each night the voice was a little larger. On the last one neither of them said anything, because it was no longer necessary.",
      ],
      [
        1,
        "Those who live nearby hear it now from far out, and it is two. “Who is that meant for?” they ask. And then they leave the window open.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:lost|loses|breaks?|broke|forgets?|forgot|drops?|dropped) (?:his|her|their|the) (?:magic |magical )?(?<wand>wand|magic wand)\\b[^.]*",
    ),
    idea: /\b(?:wizard|witch|magician|sorcerer|fairy|warlock|enchanter|mage)\b/i,
    tells: /\b(?:had to|by hand|without magic|on foot|learned|learnt|lived)\b/,
    after: [
      [
        0,
        "It had been in the right boot, where it always was. In the boot there was now a spider, who knew nothing about it. {Hero} said the word that finds everything. Nothing was found. Without the {wand} it was just a word.",
      ],
      [
        1,
        "First there was breakfast. “Egg,” said {hero}, and held out {his} hand. {He} waited for a while. The egg was in the henhouse, and the hen had an opinion of her own. At ten o'clock {he} had scratches up to the elbow and a thing that was black below and raw on top. {He} ate it with some respect.",
      ],
      [
        1,
        "The stairs had forty-one steps. {He} had lived there for two hundred years and had never known that. The laundry had to be wet first and then dry, and in between it had to be carried. {His} back was at a place where {he} had never noticed {his} back.",
      ],
      [
        2,
        "A boy from the village showed {him} how to light a fire. “Don't you know that?” he asked. “Not from this side,” said {hero}. It smoked, it went out, it smoked. And then there was a flame, quite small, and {he} had made it. {He} looked at it until it was dark, and would not have exchanged it for a comet.",
      ],
      [
        0.5,
        "On the ninth day they came running up the hill. The mill was on fire. “Quick!” they shouted. “Just say it!” {Hero} opened {his} mouth, and shut it. “Buckets,” {he} said. “All that you've got. And a line, from the stream to up here. I'll stand at the front.”",
      ],
    ],
    end: [
      [
        0,
        "It took until four in the morning, and every one of those buckets had gone through {his} hands. Then there was only steam. They sat in the wet grass, black as crows, and somebody gave {him} the end of a sausage. “That was magic,” said the boy. {Hero} looked at {his} blisters, one after the other. “No,” {he} said, “it was much better.”",
      ],
      [
        1,
        "It was found in spring, by the way. It had been behind the flour. {Hero} said “Egg” and there was an egg. {He} ate it. It was perfect, and tasted of nothing in particular.",
      ],
      [
        1,
        "It is back in the boot, for emergencies. In the morning one can see {him} coming down the forty-one steps. {He} counts them, and then {he} goes and has a word with the hen.",
        "It was put back in the boot, for emergencies. In the morning {hero} came down the forty-one steps and had a word with the hen.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:finds?|found|grows?|grew|discovers?|discovered|sees?|saw|has|had|wants? to pull out|wanted to pull out) (?<root>(?:an?|the) (?:[a-z]+ ){0,2}?(?:carrot|turnip|beet|pumpkin|cabbage|potato|radish|melon|mushroom|apple|cheese|nut|bone|berry|strawberry))\\b (?:that|which) (?:is|was) (?:much |far |so )?(?:too )?(?:big|heavy|large|huge|enormous|giant)\\b[^.]*",
    ),
    of: "creatures",
    after: [
      [
        0,
        "{Hero} took hold of it and pulled. {He} pulled until {he} sat down. It had not even noticed. “I see,” said {hero}, spat into {his} paws, and began again from the beginning.",
        "{Hero} took hold of it and pulled. {He} pulled until {he} sat down. It had not even noticed. “I see,” said {hero}, and began again from the beginning.",
      ],
      [
        1,
        "“Do you need help?” asked the hedgehog. “No,” said {hero}. {He} had found it, all alone. If two pull, then two eat. {He} sat down in front of it so that nobody would see it. That was not easy. It was taller than {he} was.",
      ],
      [
        1,
        "{He} tried it with a stick. {He} tried it with a rope, and the rope went round a tree, and for a short time {hero} {was} in the tree. By evening {he} had eleven splinters and a plan that was no good.",
      ],
      [
        2,
        "It got cold at night. From all the burrows came the smell of soup, thin soup, for it had been a bad summer. {Hero} had more in front of {him} than {he} could eat in a year, and {his} stomach rumbled.",
      ],
      [
        0.5,
        "“Hedgehog?” {he} said in the morning. “Are you still there?” The hedgehog pulled at {hero}, and {hero} pulled at the leaves. It moved by the width of a hair. So they fetched the mole, who pushed from below, and the two squirrels, and the goat. In the end thirteen of them hung there in one long line, each on the tail of the next.",
      ],
    ],
    end: [
      [
        0,
        "“One more!” groaned the goat. There was only a ladybird. She sat down on the very last tail and held on to it. “On three,” she said, because somebody has to say it. There was a noise as if somebody had pulled a cork out of the world. And then they lay there, all fourteen of them, and it lay on top of them.",
      ],
      [
        0.7,
        "It was enough for soup, for a cake, and for thirteen sorts of stew. They ate until they had round stomachs, and the ladybird, who had been the decisive one, got the piece from the very tip. “What do you do with such a hole?” asked the mole. They put a roof on it. It is the largest dining room in the wood.",
      ],
      [
        1,
        "“Do you need help?” somebody asks {him} now and then. {Hero} always says yes, also when it isn't heavy. It is nicer that way.",
        "“Do you need help?” somebody asked now and then. {Hero} always said yes after that, also when it wasn't heavy.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:watch(?:es|ed)?|look(?:s|ed)? at|count(?:s|ed)?|gaze[sd]? at|lie|lies|lay under|tells?|told) (?:(?:his|her|the|their) (?:child|son|daughter|children|grand[a-z]+|baby|little [a-z]+) )?(?:the |where (?:the )?|about the |why the )?(?<lights>stars|moon|northern lights|meteor shower|shooting stars)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:died|dead|gone|late|killed|heaven|never met)\b)(?=.*\b(?:grand(?:mother|father|ma|pa|dad|mum)|mother|father|dad|mum|mom|granny|nana|oma|opa)\b)/is,
    after: [
      [
        0,
        "They had brought up a blanket, two cushions, and a flask that squeaked. It was so clear that one had to keep one's voice down. “Which one do we begin with?” “With the one over the chimney,” was decided. “It's always been so patient.”",
      ],
      [
        1,
        "“Who put them there?” “Nobody knows exactly. In my family it's said that there was once an old woman who mended the night. It had got so many holes, from all the looking up. She had only thread for half of them. Through the other half the light comes in.”",
      ],
      [
        1,
        "“And what's behind it?” “Another day. One that hasn't been used yet.” That was an answer that one could think about for a while, and for a while there was nothing to be heard but the flask.",
      ],
      [
        2,
        "Down in the street the lamps went out, one after the other. A cat walked along the gutter, sat down beside them without asking, and looked up as well. It was not cold, if one knew how to lie.",
      ],
      [
        0.5,
        "“Will you always be here?” It was a small voice, and it had got smaller towards the end. There was a long breath. “Do you see that one, quite at the edge? It hasn't been there for a thousand years, they say. It's only that its light is still on the way. It doesn't stop, just because somebody has switched it off.”",
      ],
    ],
    end: [
      [
        0,
        "“A thousand years?” “At least.” “That's enough,” said the small voice, and something warm crept in under the blanket. Then one fell, right across, with a long tail. Both of them saw it. Neither of them said anything. One must not say it, or else it won't come true; and besides, there was nothing missing.",
      ],
      [1, "In the morning there was a cat's hair on the blanket, and the flask was still warm."],
      [
        1,
        "They have given it a name, the one at the edge. It is in no atlas. But when it gets dark, there are two people, and sometimes they are in quite different places, who look up there first of all.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:is|was|gets|got) saved by (?<saviour>(?:its|the|an?|their) (?:smallest|tiniest|youngest|littlest|oldest|shyest|weakest|quietest|laziest|little|tiny) [a-z]+)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:dragons?|fire|giants?|pirates?|monsters?|war|wol(?:f|ves)|drought|robbers?|army|ghosts?|eagle|cat|fox)\b)(?=.*\b(?:village|town|city|kingdom|island|country|farm|colony|meadow)\b)/is,
    after: [
      [
        0,
        "Nobody had ever asked {saviour} for anything. When there was something to carry, the big ones carried it. When there was something to decide, the loud ones decided it. “Mind your head,” they said at most.",
        "Nobody had ever asked for that one. When there was something to carry, the big ones carried it. When there was something to decide, the loud ones decided it.",
      ],
      [
        1,
        "It began with a trickle, up at the old dam. The big ones did not see it, because they looked straight ahead. The loud ones did not hear it. One has to be near the ground to hear something like that: drip, it went, and a while later, drip.",
      ],
      [
        1,
        "“There's water,” was said in the assembly, from somewhere at the bottom. “Order!” called the mayor. “There's water up there, and it's getting more.” “Who is that talking?” They all looked about, on the level of their eyes, and saw nobody.",
      ],
      [
        0.5,
        "Then came the night of the great rain. The trickle had become a stream, thick as an arm. There was a hole in the wall, right at the bottom, between two stones. The big ones came with beams, but no beam went in there. The loud ones shouted at it. It did not care.",
      ],
      [
        2,
        "“Let me through,” said a small voice. They lit up their feet with the lanterns. There stood {saviour}, with a cork, a candle and a rolled-up sock.",
        "“Let me through,” said a small voice. They lit up their feet with the lanterns.",
      ],
    ],
    end: [
      [
        0,
        "The hole was just wide enough for one, if one breathed out first. It was black in there, and roaring. They held on to the rope and counted. At a hundred and eighty the water became less. At two hundred it only dripped. At two hundred and six there was one last drip, and then something tugged at the rope, quite softly: once for yes.",
      ],
      [
        0.7,
        "Nobody shouted hurrah. They knelt down, all of them, the mayor as well, in the mud. From there one sees quite a lot, as it turned out. “What else have you noticed down here?” they asked. “We've got time.”",
      ],
      [1, "In the assembly there is a chair now that stands on the table. When it's taken, the loud ones are quiet."],
    ],
    isWhole: true,
  },
];
