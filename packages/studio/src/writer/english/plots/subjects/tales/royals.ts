import { role, story } from "../subject-story.ts";
import { companion } from "./companion.ts";

/** Tales of princesses, kings and crowns. */
export const royals = [
  story({
    says: [
      role("princess", "princess"),
      /\b(?:(?:didn't|did not|doesn't|refus\w+|never) (?:want\w* )?(?:to )?(?:marry|wed|a prince|any prince|the prince)|promised to|has to marry|had to marry|(?:didn't|did not) (?:need|want) (?:a|any|the) (?:prince|husband)|instead of marrying|rather .{0,60}than (?:marry|wed|a prince|a husband))\b/i,
    ],
    unless: /\bdragon|challeng\w*|contest|competition|swap|switch|trade[sd]? (?:places|jobs)\b/i,
    may: [
      /\b(?:want(?:s|ed) to|dream(?:s|ed|t) of|would rather|'d rather|prefer(?:s|red) to) (?:be|become|being|becoming) (?<trade>an? [a-z]+)\b/i,
      role("king", "king|father"),
    ],
    lead: "princess",
    after: [
      [
        "@hall(hero talk, king talk) “Princes are coming on Sunday,” said the king, “and you will choose one.” “I don't need one,” said {hero}. “I want to be {trade}.” “That,” said the king, “is what Sundays are not for.” He had already ordered the cake. It had two sugar people on top, holding hands.",
        "@hall(hero talk) “Princes are coming on Sunday,” said the king, “and you will choose one.” “I have other plans,” said {hero}, and told him what they were. “That,” said the king, “is what Sundays are not for.” He had already ordered the cake. It had two sugar people on top, holding hands.",
      ],
      "@hall(hero look) The first prince talked about his horses until the soup was cold. The second had brought a portrait of himself, and a smaller one for every room. {Hero} looked out of the window. The afternoon was almost over.",
      "@hall(hero sit) The third prince said nothing. He stared at his plate, and when {hero} asked him to pass the salt, he turned red. “Please don't choose me,” he whispered. “I don't want to get married at all. I want to bake.” He showed {him} his hands under the table: there was dough under every nail.",
      "@hall(hero stand) {Hero} began to smile for the first time that day. “I choose this one,” {he} said aloud. The king clapped. The trumpets blew. “But first,” said {hero}, “there must be an engagement of one year. In that year each of us may do as we like. That is the custom.” Nobody had ever heard of it, and so nobody could say that it was not true.",
    ],
    end: [
      [
        "@castle(hero stand) What a year that was! {Hero} got up before the sun. As {trade}, {he} made mistakes at first, and after that {he} made better ones, and in summer people came from the next valley to see it. The prince had a little oven behind the stables. At four o'clock he brought rolls, and they told each other everything.",
        "@castle(hero stand) What a year that was! {Hero} got up before the sun. {He} made mistakes at first, and after that {he} made better ones, and in summer people came from the next valley to see it. The prince had a little oven behind the stables. At four o'clock he brought rolls, and they told each other everything.",
      ],
      "@castle(hero sit, king sit) On the last day of the year the king sat down between them. He had a piece of bread in one hand, and he looked older than before. “I never wanted to be a king,” he said slowly. “I wanted to keep bees. Nobody told me about that custom.” It was quiet. “There's still time,” said {hero}.",
      "+ @castle(hero stand) So the wedding was called off, with trumpets. The guests came all the same, because the prince had baked for three hundred. The king wore a hat with a net. He took the two sugar people from the cake, and turned them a little, so that each looked in its own direction, and both of them seemed to laugh.",
      [
        "@castle(hero stand) On the gate of the castle hang three signs today: Bread. Honey. And the third is {hero's}, with a picture of {trade} on it, and it is the biggest of all.",
        "@castle(hero stand) On the gate of the castle hang three signs today: Bread. Honey. And the third is {hero's}, painted by {hero} {himself}, and it is the biggest of all.",
      ],
    ],
  }),
  story({
    says: [
      role("princess", "princess"),
      /\bprincess\b(?:(?!\b(?:was|is|been|knight)\b)[^.])*?\b(?:rescues?|rescued|saves?|saved|frees?|freed|rescue|save|free) (?:an?|the|her|his)(?: [a-z]+)? (?:prince|knight|brother|sister|king|queen|father|mother|friend)\b/i,
      /\bdragon\b/i,
    ],
    unless: /\bswap|school|egg|frog\b/i,
    may: [...companion("princess", "prince", "dragon", "knight")],
    lead: "princess",
    after: [
      "@castle(hero carry) {Hero} packed a rope, a lamp and nine cheese sandwiches. The armour in the hall was too long, so {he} left the legs at home and took only the helmet. “A princess doesn't do such things,” called the old nurse from the window. “Then it's high time,” called {hero}, and the gate fell shut.",
      [
        "{Talker} came along, and carried the sandwiches. On the first evening only four were left. “It's the fear,” said {talker}, chewing. “It makes me hungry.” “It makes me count,” said {hero}. {He} had counted the steps from home. There were twelve thousand and six, and the dragon's mountain was still blue.",
        "To keep the fear away, {hero} counted {his} steps. After twelve thousand and six there came a river, and {he} made a raft from an old door. After thirty thousand there came a forest of thorns, and {he} went through it backwards, helmet first, singing the rudest song that {he} knew.",
      ],
      "+ @mountain(hero climb) At the foot of the mountain lay the swords of all the knights who had been there before, and next to them lay their boots. They had left so fast that they had not even put them on. {Hero} swallowed. Then {he} tied the rope around {his} waist, and climbed.",
      "@mountain(hero talk) The dragon lay right across the door of the tower, and it was as long as a street. One eye opened. “Another one,” it growled. “Go on, then. Shout something about my wicked heart, and wave your sword.” “I haven't got one,” said {hero}. “I've got sandwiches. You look as if you had not slept for weeks.”",
    ],
    end: [
      "@mountain(hero talk) The dragon was so surprised that it forgot to spit fire. “Nobody lets me sleep,” it said. “Every day there is a knight, with trumpets. I was only told to sit here until somebody asks politely.” “By whom?” “By a magician. He forgot to come back.” “Please,” said {hero}, “may I go in?” And the dragon moved its tail.",
      "@castle(hero talk) Up in the tower sat the prisoner, with dust on both shoulders. “Are you a knight?” asked the prisoner. “I'm {hero},” said {hero}. “Can you climb down a rope?” “I'm afraid of heights.” “So am I,” said {hero}. “We'll do it with closed eyes, and I will count.”",
      "+ @mountain.night(hero walk) It was two hundred and twenty to the ground. Down there the dragon was asleep, with its nose on the empty sandwich bag, and smiled. They went past on tiptoe. Nobody blew a trumpet that night, and it slept until Thursday.",
      "@castle(hero walk) When {hero} came home with the helmet under one arm, the old nurse was still leaning out of the window. “Well?” she called. “Sixty thousand and twelve,” said {hero}, “there and back.” In the hall a new suit of armour is standing now. It has short legs, and a pocket for sandwiches.",
    ],
  }),
  story({
    says: [
      role("princess", "princess|prince"),
      /\b(?:swap\w*|switch\w*|chang(?:e|es|ed)|trad(?:e|es|ed)|exchang\w+) (?:places|jobs|clothes|lives|roles)\b|\b(?:swap\w*|switch\w*) with\b/i,
      role(
        "other",
        "stable boy|stable girl|maid|servant|goose girl|kitchen boy|kitchen girl|kitchen maid|peasant girl|peasant boy|farmer's daughter|farmer's son|farmer's boy|baker's daughter|baker's son|baker's boy|beggar boy|beggar girl|village girl|village boy|gardener's son|gardener's daughter",
      ),
    ],
    after: [
      "@castle.dawn(princess stand, other stand) They did it behind the pump, at six in the morning. The fine shoes were too tight for {other}, and {princess} walked out of the old boots at the first step. “Until the evening bell,” said {princess}. “Until the evening bell,” said {other}.",
      "+ @barn(princess carry) By eight o'clock {princess} had learned that a full bucket has a will of its own. By nine, that horses laugh. They pull their lips up, and look at one another. {Princess} fell into the straw, and got up, and fell into something that was not straw. The grey mare put her nose over the door, and sighed.",
      "@hall(other sit) At the same hour {other} was sitting on a velvet chair, with a straight back, and could not scratch. “Chin up,” said the dancing master. “Little finger out,” said the aunt. There were five forks. {Other} ate the peas with all five, to be fair.",
      "@castle(princess stand) Nobody noticed. That was the strangest thing. The cook said “Mind the step” to {princess}, and had never looked so friendly. The ministers bowed to {other}, and never once looked into the face above the collar. Only the grey mare in the stable knew, and she took an apple from {princess} and pulled up her lips.",
      "+ @castle(princess stand) In the afternoon the king came into the yard for his ride. He threw the reins to {princess} without looking. “Faster, boy,” he said. “And why does nobody ever mend this gate? It has been broken for years.” Was he always so rude?",
    ],
    end: [
      "@hall(other sit) Upstairs a farmer knelt in front of the throne. A flood had taken his field, and he asked for seed. The ministers yawned. “Next,” they whispered to {other}. But {other} knew that flood, and had carried sandbags against it. “Give him seed,” said {other}, “and to all the others down there as well. And somebody bring the man a chair.”",
      "@castle.dusk(princess talk, other talk) When the evening bell rang, they met behind the pump, and looked at each other's hands. “They don't listen, down here,” said {princess}. “They don't look, up there,” said {other}. Then they went in to the king, both of them, with straw in their hair, and told him.",
      "@hall(princess stand, other stand) The king opened his mouth, and shut it. He looked at {princess}. He looked at {other}, and for the first time he saw who that was. The next morning he got up at six, put on a pair of old boots, and mended the gate himself. It took him the whole day, and the horses laughed.",
      "@castle(princess give, other take) On each first of the month the shoes and the boots change owners behind the pump. Nobody can be quite sure, on such a day, to whom he is talking. And so people have become very polite in that kingdom, up there and down here.",
    ],
  }),
  story({
    says: [
      role("king", "king|queen|emperor|prince|princess"),
      /\b(?:laugh\w*|smil\w*|giggl\w*)\b/i,
      /\b(?:reward\w*|whoever|anyone|anybody|who(?:ever)? (?:can|could|makes?|made)|make (?:him|her) (?:laugh|smile)|made (?:him|her) (?:laugh|smile)|never|lost|half|again|everyone tried)\b/i,
    ],
    unless: /\b(?:mirror|dragon|marry|laughed at|witch|spell|farmer['’]s (?:daughter|son))\b/i,
    may: [
      role(
        "other",
        "girl|boy|jester|shepherd|farmer|cook|maid|gardener|goose girl|kitchen boy|child|clown|daughter|grandmother|baker",
      ),
    ],
    lead: "king",
    after: [
      "@hall(king sit) From early in the morning the queue stood down to the river. There were jugglers in it, and a man with a trained flea, and a lady who could sing while standing on her head. {King} sat on the throne, chin in hand, and looked at them all. “Next,” said {king}. “Next. Next.”",
      "+ @hall(king sit) The flea jumped through a ring. “Poor flea,” said {king}. A clown fell down the steps, all forty of them. “Somebody bring him a plaster,” said {king}. The court physician tickled the royal foot with a peacock feather, and wrote in his book: nothing. The corners of the mouth did not move by a hair.",
      [
        "@hall(king sit, other talk) At the end of the queue came {other}. “What can you do?” asked the minister. “Nothing,” said {other}. “I only wanted to ask something. When was the last time?” “The last time of what?” “The last laugh in here.”",
        "@hall(king sit) At the end of the queue came a girl with a basket of eggs. “What can you do?” asked the minister. “Nothing,” said the girl. “I only wanted to ask something. When was the last time?” “The last time of what?” “The last laugh in here.”",
      ],
      "@hall(king sit) The minister looked at the physician, and the physician turned over the pages of his book. Nobody knew. {King} thought about it for so long that the candles burned down. “It was in the kitchen,” said {king} at last. “I was five years old. There was a dumpling. But since then nobody has ever let me in there.”",
    ],
    end: [
      [
        "@castle(king walk, other walk) “Then come,” said {other}, and took {king} by the sleeve. The guards lowered their spears. But {king} had already stood up. They went down the back stairs, where it was dark and narrow, and where it smelled of onions.",
        "@castle(king walk) “Then come,” said the girl, and took {king} by the sleeve. The guards lowered their spears. But {king} had already stood up. They went down the back stairs, where it was dark and narrow, and where it smelled of onions.",
      ],
      "@kitchen(king stand) The cook nearly fainted. “A dumpling, please,” said {king}, and wanted to pick one out of the pot. It was slippery. It jumped out of the royal fingers, over the table, into the flour. The flour rose like a cloud. When it came down again, everybody in the kitchen was white, and on the crown sat the dumpling.",
      "@kitchen(king sit) It was very quiet. Then came a sound like a rusty hinge. “Ha,” said {king}. “Ha. Ha ha.” It came in bits, because it had not been used for so long, and then it all came at once. {King} had to sit down on the flour sack. The cook laughed, the guards laughed, and the minister came down to see what it was.",
      [
        "@kitchen(king take, other give) {Other} was offered the whole reward, and took only a part of it: a key to the kitchen door, for {king}. Every Friday it is dumpling day. Those that fall on the floor are counted as well.",
        "@kitchen(king stand) The girl was offered the whole reward, and took only a part of it: a key to the kitchen door, for {king}. Every Friday it is dumpling day. Those that fall on the floor are counted as well.",
      ],
    ],
  }),
  story({
    says: [
      role("king", "king|queen|emperor|prince|princess|sultan"),
      /\b(?:(?:can(?:no|')t|could not|couldn't|unable to|not) (?:fall a)?sleep|sleepless|awake|hadn't slept|never sle(?:eps|pt))\b/i,
    ],
    unless: /\bpea|dragon|bear|owl\b/i,
    after: [
      "@bedroom.night(king sit) The bed had twelve pillows, and {king} had tried to sleep on each of them. {King} counted sheep, and then the shepherd's socks. When the clock struck two, the whole castle had to be awake as well: the cook with warm milk, the flute player, the minister with the big book of dull laws.",
      "+ @bedroom.night(king sit) “Read the one about turnips,” said {king}. The minister read it. After the second page he was asleep on the carpet. After the third the flute player was lying across him. The cook snored into the milk. Only {king} sat upright, with eyes like two plates, and listened to them all.",
      "@bakery.night(king talk) So {king} took a candle and a coat, and went out through the back gate to ask the people how they did it. In the first house with a light a baker was kneading dough. “Sleep?” said the baker. “I'd be glad to know myself. In four hours everybody wants rolls. Could you hold this?”",
      "@street.night(king carry) {King} held it, and then kneaded it, and then carried it. In the next street a mother was walking up and down with a crying baby. “Could you,” she said, without looking up, “just for one minute?” {King} took the baby, and went up and down, and hummed.",
    ],
    end: [
      "@street.night(king sit) By three o'clock the baby was asleep. By four {king} had pushed a cart out of the mud, and had helped a night watchman to find his other boot. “You're new here, aren't you?” said the watchman. Nobody had asked {king} such a thing before. They sat down together on the edge of the fountain.",
      "@street.night(king sleep) “My legs are heavy,” said {king} in surprise. “And my arms. And something is wrong with my eyes, they keep closing.” “That's not wrong at all,” said the watchman. “That's what it feels like when a day is finished. Haven't you ever finished one?” There came no answer. {King} was leaning on his shoulder, and snored.",
      "+ @street.dawn(king sleep) In the morning the whole town walked on tiptoe past the fountain. The baker laid a roll beside the crown. The mother spread her shawl. When the minister came running, in his nightshirt, with the big book under his arm, forty people laid a finger on their lips.",
      "@bakery.dusk(king carry) Most of the pillows have been given away. From eight to nine, each evening, {king} carries flour sacks for the baker, and asks to be called by no title while doing so. And at ten the last light of the castle goes out.",
    ],
  }),
  story({
    says: [
      /\bcrown\b/i,
      /\b(?:lost|stolen|stole|disappear\w*|vanish\w*|missing|gone|fell|falls|found|finds|search\w*|look\w* for)\b/i,
      role("king", "king|queen|prince|princess|emperor"),
    ],
    unless:
      /\b(?:monkey|lion king|animals?|fox|crow|raven|because|thief|thieves|dragon|magpie|witch|pirates?|goblins?|lake|river|sea|well|forest|throne|becom\w*|became|troll|giant)\b/i,
    may: [
      role(
        "finder",
        "kitchen boy|girl|boy|maid|servant|jester|mouse|cat|gardener|page|baker|apprentice|magpie|dog|cook|knight",
      ),
    ],
    lead: "king",
    after: [
      "@hall(king stand) The velvet cushion was empty. There was only a round dent in the middle of it. “Nobody leaves the castle!” cried the captain of the guard, and all the gates were shut. {King} felt for the crown with one hand, as people feel for glasses. Without it {king} looked like anybody, with hair that stood up at the back.",
      [
        "@hall(finder look) {Finder} did not run about like the others. {Finder} lay down on the carpet, looked along the floor, and saw a crumb. It was a crumb of almond cake. Behind the door lay another one. “Whoever took it,” said {finder}, “was hungry, and did not have far to go.”",
        "@hall The smallest kitchen boy did not run about like the others. He lay down on the carpet, looked along the floor, and saw a crumb. It was a crumb of almond cake. Behind the door lay another one. “Whoever took it,” said Anselm, “was hungry, and did not have far to go.”",
      ],
      "+ @castle The guards looked into every pot. They turned the baker's sacks inside out, and they made the organ player take his organ apart. By noon everybody suspected everybody. The cook no longer spoke to the butler. People who had been friends for twenty years locked their rooms.",
      [
        "@room(finder look) The crumbs led up the stairs to the tower, past the last window, to a door that had been painted shut. {Finder} pushed. It gave a creak. In the room stood a rocking horse, a very small table, and on the table a cup of cocoa, still warm. And there, on the horse's wooden head, was the crown.",
        "@room The crumbs led up the stairs to the tower, past the last window, to a door that had been painted shut. Anselm pushed. It gave a creak. In the room stood a rocking horse, a very small table, and on the table a cup of cocoa, still warm. And there, on the horse's wooden head, was the crown.",
      ],
    ],
    end: [
      "@room(king sit, finder look) “You weren't supposed to find that,” said a voice. In the corner, with knees drawn up and almond cake all over the royal coat, sat {king}. It was very quiet for a moment. “I took it myself,” said {king}. “It weighs as much as a goose. I only wanted to be without it for one morning, and not to be asked anything.”",
      [
        "@room(king sit, finder talk) {Finder} listened to the noise from below. “They are all quarrelling,” said {finder}. “You have to tell them.” {King} turned pale. “What will they say?” “That you might have asked,” said {finder}, and held out a hand.",
        "@room(king sit) Anselm listened to the noise from below. “They are all quarrelling,” he said. “You have to tell them.” {King} turned pale. “What will they say?” “That you might have asked,” said Anselm, and held out a hand.",
      ],
      "@hall(king talk) So {king} told them, from the top of the stairs. For a moment nobody breathed. Then the cook began to laugh, and fell round the butler's neck. From now on, it was written into the law, there is one morning each week on which nobody wears anything heavy.",
      "@room On that morning the crown sits on the rocking horse, up in the tower. There are two cups of cocoa on the very small table now, and a plate of almond cake, and in the painted door there is a keyhole at last.",
    ],
  }),
];
