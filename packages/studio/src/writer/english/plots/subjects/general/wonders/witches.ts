import { phrase } from "../../phrase.ts";
import { also, role, story } from "../../subject-story.ts";

const CHARMER = "witch|wizard|sorceress|sorcerer|magician|enchantress|fairy|warlock|goblin|mage";
const FEATHERED =
  "chickens?|hens?|geese|goose|frogs?|toads?|mice|pigs?|sheep|stones?|statues?|animals?|birds?|cats?|dogs?|rabbits?|goats?|ducks?|snails?|dolls?|toys?|puppets?|trees?|crows?|ravens?|swans?|vegetables?|garden gnomes?|pumpkins?|worms?|donkeys?|teddy bears?";

/** Stories of witches and wizards, and of what they do to others. */
export const witches = [
  story({
    says: [
      /\b(?:love )(?:potion|spell|drink)\b|\bmagic (?:potion|drink)\b/i,
      phrase(
        "<drinker:somebody> (?:accidentally |secretly |by mistake )?(?:drinks?|drank|licks?|licked|swallows?|swallowed)",
      ),
      phrase("(?:falls?|fell) (?:madly |head over heels )?in love with <darling:thing>"),
    ],
    may: [phrase("for <shy:somebody>"), ...also("brews?|brewed", "potion", "love", "shy", "drinks?|drank")],
    unless: /\b(?:kill\w*|murder\w*|poison\w*|divorc\w*)\b/i,
    after: [
      "The recipe had been quite clear: three rose petals, the sigh of an owl, and stir to the left. {Hero} had even put a note on the bowl. But {drinker} could not read. There was a smacking sound behind {hero's} back, and when {he} turned round, the bowl was empty and {drinker} was looking at {darling}.",
      "+ {Drinker} walked round {darling} three times. Then {drinkerhe} sat down in front of {darling}, put {drinkerhis} head on one side and sighed. “Oh no,” said {hero}. {He} carried {drinker} out of the room. A minute later {drinkerhe} was back through the window. {Drinkerhe} had brought a flower.",
      [
        "“Is this what you meant to give me?” asked {shy}, who had come in at the worst moment. {Hero} went red. “It was only so that you'd dare to speak to somebody,” {he} said. {Shy} looked at {drinker}, who was singing by now, rather out of tune. “That could have been me,” said {shy}. “In the market square.”",
        "{Hero} turned the pages of the book. There was something against warts there, and against hiccups, and against love there was only one line: “It passes when it is answered.” {Hero} looked at {darling}. {He} looked at {drinker}, who was singing by now, rather out of tune. “That can take a while,” said {hero}.",
      ],
      "+ In the night it got worse. {Drinker} stayed awake so that nobody should come near {darling}, and told {darling} everything that {drinkerhe} had ever thought. It was more than anybody had expected. {Hero} lay in bed with two cushions over {his} ears and heard it through both of them.",
      "By the third day {drinker} ate nothing any more, and grew thin and dull. {Darling} had not answered, not with one word. {Hero} sat down on the floor, and this was no longer funny at all.",
    ],
    end: [
      [
        "It was {shy} who knelt down on the other side. “I know how that is,” {shyhe} told {drinker}. “You think that you need the one great answer. But you've been looking in one direction for so long that you don't see who's bringing you your supper.” {Shy} had never said so much at one go. {Drinker} turned {drinkerhis} head.",
        "“I'm sorry,” said {hero}, and laid a hand on {drinker's} back. “I wanted to make love out of a bowl, and it can't be done. But look who's been carrying you to and fro for three days.” {Drinker} turned {drinkerhis} head. It was the first time in three days that {drinkerhe} looked at something else.",
      ],
      "What {drinker} saw was a tired face with soot on its nose, and a hand with a spoon in it. {Drinkerhe} thought about it. Then {drinkerhe} took a little of the porridge. There was a small sound like a bubble that bursts, and it smelled of roses, and it was over. {Drinker} looked at {darling} and seemed to wonder what that was doing there.",
      [
        "The rest of the recipe went into the stove. “And you?” {hero} asked {shy}. “Shall I try to find something without roses in it?” “No,” said {shy}. “I've had a bit of practice now.” {Shyhe} put on a clean shirt, went down to the market square, and asked somebody if the apples were sweet.",
        "The rest of the recipe went into the stove. {Hero} wrote something under it in the book, in {his} best hand: “Not for bowls that stand on the floor.” And then, because there was still room on the line: “Just ask them if the apples are sweet. It takes courage, but it can be done without an owl.”",
      ],
      "{Darling} stands in the corner as before. Nobody has told {darling} about it. Only sometimes, when {drinker} goes past with {drinkerhis} nose in the air, {hero} finds a flower there afterwards, quite a small one. It may have fallen there by chance.",
    ],
  }),
  story({
    says: [
      new RegExp(
        `(?<![\\p{L}])(?:${CHARMER})\\b[^.]*? (?:turns?|turned|changes?|changed|transforms?|transformed|bewitche[sd]|enchants?|enchanted|puts?) (?<victims>(?:all|every|everyone|everybody|the|her|his|their|whole)[^.,]*?)(?: in the village| in the town| in town| of the village| of the town| of the city| in the school)? (?:in)?to (?<shape>(?:[\\p{Ll}-]+ ){0,2}?(?:${FEATHERED}))\\b`,
        "u",
      ),
      phrase(
        "(?:break|lift|undo|reverse|end|stop) (?:the |her |his |this )?(?:spell|curse|magic|enchantment)|(?:save|free|rescue|turn (?:them|everyone|everybody) back)",
      ),
    ],
    may: [/\bbefore [^.,]+/, role("charmer", CHARMER), ...also("break|lift|undo", "spell|curse|magic", "evil|wicked")],
    unless: /\b(?:kill\w*|murder\w*|war|football|prince|princess|by accident|by mistake)\b/i,
    of: "young",
    after: [
      "+ It was quiet that morning, much too quiet. Nobody called “Breakfast!” and nobody called “Shoes!”. {Hero} went out into the street. They were on the pavement, they were on the church steps, and a whole row of them was in front of the baker's. They all looked {hero} in the eye, and they all looked as though they had something to say.",
      "“Don't worry,” {hero} said to them. “We'll see to it.” It sounded braver than it was. {He} knew where the trail led, because it was green and it smoked: out of the village, past the pond, up to the crooked tower. The door was not locked.",
      "Inside stood the big book of spells, as high as a table. “How to turn it back,” it said there. “One has to be asked for it, by somebody who does not shout.” “Who has to be asked?” whispered {hero}. “Me, I suppose,” said {charmer} behind {him}.",
      "+ {Hero} nearly dropped the page. {Charmer} was smaller than on the posters, and had a plaster on one thumb. “And now you'll scream,” said {charmer}. “They always scream.” {Hero} wanted to, very much. {He} swallowed it. It went down like a piece of dry cake.",
      "“No,” said {hero}. “I'd like to know why.” {Charmer} pulled at the plaster. “They called it noise,” said {charmer}. “My singing. All of them signed it, on a big sheet, the whole village. Nobody came up and told me. So I thought that they should know what it's like when nobody understands you.”",
    ],
    end: [
      "“Sing it to us,” said {hero}. {Charmer} looked round, to see if it was a trap. Then {charmer} sang. It was loud, and it was a bit like a gate. {Hero} listened until the last verse, with {his} hands on {his} knees. “The beginning is lovely,” {he} said truthfully. “The middle hurts. You could do the middle out on the hill.”",
      "“On the hill,” said {charmer} slowly. “Nobody ever told me that.” “And now please turn them back,” said {hero}, in quite a normal voice. “Please.” The big book closed with a bang. {Hero} ran to the window. Down in the square something went pop, and then again and at each pop somebody stood there and felt for their nose.",
      "+ “Breakfast!” they called, although it was evening, and “Shoes!”, and they hugged everybody whom they could get hold of. {Hero} told them about the sheet with the names. It became rather quiet. In the end the baker went up to the tower, with his cap in his hand, and took a cake with him.",
      "On Sundays now there is singing on the hill. Whoever likes it goes up there, and the others shut their windows. {Hero} goes there for the beginning. And when a person in that street finds a feather, or a scale, or a bit of straw in the bed, nobody asks where it comes from.",
    ],
  }),
  story({
    says: [
      role("master", "wizard|magician|sorcerer|witch|sorceress|enchantress|grandmother|grandfather|druid"),
      /\b(?:wizard|magic\w*|sorcer\w+|witch|spells?|druid|enchant\w+)\b/i,
      /\b(?:los(?:es|t|t all of) (?:his|her|all his|all her|the) memory|forg(?:ets?|ot|otten|etful)[^.]*\b(?:spells?|magic|everything|words?)|memory)\b/i,
      phrase(
        "<pupil:somebody> (?:has|had|must|tries|tried|wants?|wanted)? ?(?:to )?(?:teach|teaches|taught|help|helps|helped|remind|reminds|reminded)",
      ),
    ],
    may: [
      ...also("apprentice", "spells?", "teach|taught", "all", "memory", "loses|lost", "help\\w*"),
      /\b(?:spells?|magic)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|war|dementia|alzheimer\w*|dies|died|owl|cat|wrong)\b/i,
    lead: "pupil",
    after: [
      "“What is this stick for?” asked {master}, and stirred the tea with it. The tea turned into a small green bird and flew out of the window. “Did I do that?” “Yes,” said {hero}. “And now put it down, please, very slowly.” {Hero} had waited for years to be allowed to hold that stick. Now {he} locked it in the cupboard.",
      "They began with the easiest. “Light,” said {hero}, and showed how one holds the fingers. “Light,” said {master} obediently, and a turnip fell from the ceiling. By noon there were forty turnips. {Hero} had never noticed how much there was to know about light: where to breathe, and what to think of. {He} had always just looked on.",
      "+ In the evening there was turnip soup. “You're a patient teacher,” said {master}. “I hope that I was one, too.” {Hero} thought of the broomstick and the nine hundred lines. “It varied,” {he} said. {Master} laughed so much that the spoon bent, and that was not magic, it was only a cheap spoon.",
      "+ Some things {hero} could not teach, because {he} had never learned them. The book was no good: half of it was in a secret writing, and {master} had been the only one who could read it. And people came, as they always had. A cow was ill. A well was dry. “Tomorrow,” {hero} told them through the crack of the door. Nobody was to know.",
      "Then the great storm came over the mountain. In other years {master} had gone out and turned it round, with one hand. {Hero} saw it come, as black as a wall, and under it lay the village. “There's something that I ought to do now, isn't there?” said {master}. “I can see it in your face. But I don't know what it is.”",
    ],
    end: [
      "{Hero} unlocked the cupboard. {He} did not know the spell. But {he} had stood beside it every autumn, and held the coat. “You put your feet like this,” {he} said. “Then you always hummed.” “What did I hum?” {Hero} hummed it. It was an old, simple tune. At the third note the other voice came in, and it knew how it went on.",
      "They stood out there side by side, and both of them held the stick. The hand had not forgotten. It went up by itself, in a great slow curve, and {hero} let {himself} be taken along. The storm stopped above the last tree. It seemed to think. Then it turned round, like a large animal that has gone through the wrong gate, and went back over the mountain.",
      "+ “I still don't know your name,” said {master}, when they were sitting by the fire again. {Hero} said it, as {he} did each morning. “It's a good name,” said {master}. “What are we doing tomorrow?” “Light,” said {hero}. “From the beginning. And if you like, you can hum.”",
      "They have got as far as the sixth page. Not all of it has come back, and in a few places there is something new. There is no better spell for turnips in the whole country. {Hero} writes everything down, this time so that anybody can read it, and next to each spell there is a tune.",
    ],
  }),
  story({
    says: [
      /\bwitch(?:es)?\b/i,
      /\b(?:no|without an?|lost (?:her|the)|broke (?:her|the)|broken|stolen|instead of (?:an?|her|the)) broom(?:stick)?\b|\bbroom(?:stick)?\b[^.]{0,20}\b(?:broken|broke|stolen|gone|missing|breaks)\b/i,
      phrase(
        "(?:fl(?:y|ies|ew)|rides?|rode|takes?|took|starts?|started|uses?|used)(?: there)? (?:on|with|by) <vehicle:thing>",
      ),
      /\b(?:race|contest|competition|championship|meeting|party|festival|halloween|ball|witches['’] night|walpurgis\w*|test|exam)\b/i,
    ],
    may: also("race", "wins?|won", "fly|flew", "has to|had to", "halloween"),
    unless: /\b(?:kill\w*|murder\w*|war)\b/i,
    after: [
      "+ They had all come, on oak brooms and birch brooms and one with gold wire. And there at the end of the line stood {hero}, with {vehicle}. It was quiet for a moment. Then the laughter began on the left and went through to the right, like a wave. “What's that?” asked the one with the gold wire. “Mine,” said {hero}.",
      "It had taken {him} three nights to make {vehicle} rise at all. On the first night it only twitched. On the second it rose as high as a chair and went backwards through the hedge. On the third {hero} had stopped giving orders. {He} had patted it and told it where {he} wanted to go, and why. It had listened. Brooms never listen.",
      "+ “There must be a rule against it,” somebody said. The head witch put on her glasses and read the rules from beginning to end. There was a rule against cats on the handle, and one against rockets. “It only says that it has to be from the household,” she said. “Take your places.”",
      "+ {Hero's} knees trembled so much that {vehicle} trembled too. “We'll come last,” {he} whispered. “But we'll arrive.” Somewhere in the crowd one small witch, who did not have a broom of her own yet either, held up her thumb.",
      "At the signal they shot up like a swarm of starlings. {Hero} was still on the ground. {Vehicle} coughed, shook itself, and hopped. And then, over the great forest, the fog came. It came up between the trees, thick and wet, and swallowed them all.",
    ],
    end: [
      "Wet brooms do not fly. {Hero} heard it rather than saw it: a crack, a cry, and then a splash. They hung in the trees to the left and to the right, and scolded. {Vehicle} did not mind the wet. It hummed along through the grey, low and steady. “Down there!” called {hero}. “Somebody is stuck!” And {he} flew a curve.",
      "It was the favourite, the one with the gold wire. She hung in a fir by her cloak. “Well, laugh,” she said. “Hold on to the back,” said {hero}. {He} picked up another, and then two more. When they came out of the fog, there was a whole row of witches behind {him}, each with her arms round the next one. There was nobody in front of them any more.",
      "So {hero} was the first to fly over the line, and five others were second, by the length of one nose. The head witch looked into the rules again. There was nothing about that. “Then I'll write it in,” she said, and pinned the ribbon on {hero}, and, after a moment, a small one on {vehicle}.",
      "There are all kinds of things at the start now: a rake, an ironing board, somebody's granny's rocking chair. {Hero} has been offered a broom with gold wire, and has hung it on the wall. In the fog, {he} says, it's better to have something that listens.",
    ],
  }),
  story({
    says: [
      /\b(?:school|academy|class|university|pupils?|students?)\b/i,
      /\b(?:magic|witch\w*|wizard\w*|sorcer\w*|spells?|enchant\w*)\b/i,
      /\b(?:no magic(?:al)?(?: powers?| gift| talent)?|without (?:any )?magic(?:al)?(?: powers?)?|(?:can(?:no|['’])t|could not|couldn['’]t) (?:do|cast|perform|make|work) (?:any )?(?:magic|spells?|a single spell)|only (?:do |cast )?(?:very )?(?:small|little|tiny|weak|silly) (?:magic|spells)|does not have (?:any )?magic|did not have (?:any )?magic|not magical|all (?:his|her) spells (?:go|went) wrong|worst (?:pupil|student|witch|wizard))\b/i,
    ],
    may: [
      /\b(?:when|but|until|then)\b[^.]*\b(?:curse\w*|asleep|sleep|stone|frozen|spell|attack\w*|monster|troll|danger)\b[^.]*/i,
      ...also("only", "school", "pupil|student", "magic", "exam|test|entrance exam"),
    ],
    unless: /\b(?:murder\w*|kill\w*|cat|owl|janitor|cook|caretaker|teacher who)\b/i,
    of: "young",
    after: [
      "+ {Hero} had the cleanest wand of them all, because nothing ever came out of it. When the others made chairs float, {he} held on to {his} chair, so that at least {he} did not fall off. “Again,” said the teacher. {Hero} said the words, clearly and with the right swing. Somewhere a teaspoon moved, a little. It may have been the wind.",
      "{Hero} got the other jobs. {He} wiped the slime from the ceiling, fed the toads, and carried notes from the tower to the cellar. In that way {he} got to know the place like nobody else did: which stair was a trick, which portrait told lies, and that the old stove behind the library liked to be asked about its health.",
      "+ “Perhaps you'd be happier at an ordinary school,” said the teacher kindly. {Hero} went out to the toads and told them that {he} had something in {his} eye. The toads moved up. They had never been spoken to in any other way but with please and thank you, and they remembered it.",
      "Then came the night of the big spell. It crept through the keyholes like green smoke, and wherever there was magic, it took hold of it. Wands went out. Teachers stopped in the middle of a word. All the clever ones stood or lay about, and could not lift a finger. It went round {hero} twice and found nothing that it could take hold of.",
      "+ {Hero} stood in the hall, all by {himself}, with a bucket in {his} hand. {He} clapped. {He} called all the names. “Is nobody there?” {he} called, and {his} voice came back from the dome. It was enough to make one cry. {Hero} put it off until later. {He} turned the bucket over, sat down on it, and thought about everything that {he} knew.",
    ],
    end: [
      "First {he} asked the stove, politely. The stove knew where it was coming from: the cellar, the third door, there was a draught. The portrait said that it was the fourth, so it was sure to be the third. {Hero} jumped over the trick stair in the dark. The toads hopped ahead of {him}, forty of them, and gave light, because toads can do that, if they like somebody.",
      "Behind the third door stood a black bottle, with the cork out, and it breathed. The strongest wizard could not have come near it. {Hero} walked up to it as one walks up to a bottle. {He} picked the cork up from the floor, wiped it on {his} trousers, and put it in, and pressed, and sat down on it. There was an angry gurgle. Then it was quiet, and upstairs somebody finished a sentence.",
      "They came running down, in their nightshirts, with their wands alight. There sat {hero} on the bottle, in a ring of shining toads. “How on earth did you do it?” cried the teacher. “You've got no...” “No,” said {hero}. “That's how.” Nobody laughed. After a while the teacher asked whether {he} would show them where that third door was.",
      "{Hero} still wipes the slime from the ceiling, but now the others hold the ladder. {He} has a subject of {his} own, on Fridays, and it is called “Without”. The exam is difficult: you have to put your wand away, go once round the whole school, and say good evening to everything.",
    ],
  }),
  story({
    says: [
      role(
        "helper",
        "fairy godmother|fairy|witch|wizard|magician|godmother|sorcerer|sorceress|guardian angel|genie|elf",
      ),
      /\b(?:makes? (?:only |so many |many |constant )?mistakes|made (?:only |so many |many )?mistakes|(?:goes?|went|go) wrong|clumsy|mixes? up|mixed up|bungl\w*|forgetful)\b/i,
      /\b(?:dismiss\w*|fired|sacked|lose (?:her|his) (?:job|licence|license|wings|wand)|last chance|thrown out|expelled|retire|taken away|about to be)\b/i,
    ],
    may: [
      phrase(
        "(?:when|until|but|then|and) <client:somebody> (?:asks?|asked|needs?|needed|begs?|begged|calls?|called|wants?|wanted)",
      ),
      ...also("every", "spells?|magic", "mistakes", "asked|asks", "help", "about"),
    ],
    unless: /\b(?:murder\w*|kill\w*|war|school)\b/i,
    lead: "helper",
    after: [
      "The letter had a seal on it, and it was short. There was a list with it, and the list was long: a coach that had stayed a pumpkin inside, a prince with the wrong head, and a ball dress made of real ducks. “One more,” it said at the bottom, underlined twice.",
      [
        "And then {client} stood at the door. “I need somebody who can do magic,” {clienthe} said. {Hero} thought of the list. “You'd better go to one of the others,” {he} said. “The others have a waiting list,” said {client}. “You were the only one who had time.” {Hero} poured out some tea.",
        "And then there was a knock. “I need somebody who can do magic,” said a girl with wet plaits. {Hero} thought of the list. “You'd better go to one of the others,” {he} said. “The others have a waiting list,” said the girl. “You were the only one who had time.” {Hero} poured out some tea.",
      ],
      "+ The first spell was meant to be quite small. There was a puff, and the tea was upstairs, and the roof was in the garden. “I can see the stars,” said the visitor, looking up. The second one put the roof back, with the inside out. {Hero} wanted to sink into the floor. Before {he} could even say it, {he} had sunk in as far as the knees.",
      "+ “Do you always say it so fast?” {hero} was asked. Nobody had ever asked that before. “If I say it slowly,” said {hero}, “I notice that I'm afraid.” “Of what?” “Of getting it wrong.” There was tea on both their noses, and it was not so easy to be afraid like that.",
      "From the tower it struck eleven. At midnight they would come to fetch the wand. {Hero} took it out of {his} pocket; it was chipped, and held together with tape. “What is it that you really want?” {he} asked, and it turned out that {he} had forgotten to ask that up to now. {He} had just begun, as always.",
    ],
    end: [
      "So now {hero} asked. {He} asked a second time, and a third, and {he} waited after each answer. What was left in the end was much smaller than a coach and a good deal more difficult. “For that you hardly need a spell,” said {hero}. “You need somebody who goes along.” {He} put on {his} hat.",
      "They went together, through the dark, and when the great moment came, {hero} lifted the wand and said just one word. {He} said it so slowly that it seemed to take a week. {He} was afraid the whole time. There was no puff. There was a light, quite a small one, and it stood exactly where it was meant to stand. And it was enough.",
      "At midnight the inspector was sitting on the stairs, with his box for old wands. He had seen all of it. “That wasn't one of our spells,” he said. “No,” said {hero}. “I listened, and then I made one that fits.” The inspector took the list and read it through once more. Then he folded a boat out of it.",
      "{Hero} has a waiting list of {his} own now, for {he} takes only one case a day. Most of the time is needed for tea. {He} still gets things wrong. Nobody minds it, if there is cake.",
    ],
  }),
  story({
    says: [
      /\b(?:brings?|brought|bring|tries to bring|wakes?|woke|raises?|raised|conjures?|conjured)\b[^.]*\b(?:dead|back (?:to life|from the dead))\b/i,
      role("animal", "cat|dog|horse|bird|rabbit|hamster|pony|parrot|raven|crow|fox|wolf"),
      /\b(?:magic\w*|necromancer|witch\w*|wizard\w*|spells?|sorcer\w+|ritual|potion|mage)\b/i,
    ],
    may: [
      /\bnot the same\b[^.]*/i,
      /\b(?:lets? (?:it|him|her) go|letting (?:it|him|her) go|say goodbye|let go)\b/i,
      ...also("brought|brings?", "dead", "life", "same", "necromancer"),
    ],
    unless: /\b(?:murder\w*|kill\w*|war|army)\b/i,
    after: [
      "It worked at the first attempt, which should have been a warning. The candles burned down by an inch, all of them at the same time. Then the blanket moved. {Hero} had imagined this moment so often that {he} did not dare to touch anything. {Animal} stood up, shook the earth out of one ear, and looked at {him}. It was only the look that was new.",
      "+ It did what it had always done. {Animal} went to the old place by the stove and turned round three times. But {animal} did not lie down. It stood there and listened to something behind the wall. {Hero} put out the favourite food, warm. In the evening the bowl was still full, and there was frost on the rim.",
      "+ “It takes time,” {he} told the few who asked. {He} had read up on it: twelve authors, of whom nine had disappeared. {He} stroked {animal} for an hour every night, as one rubs somebody who has been out in the snow. The fur was quite smooth. {His} hand was so cold afterwards that {he} had to hold it over the candle.",
      "By the second week the flowers on the sill had gone black, and the milk would not keep. {Hero} could have lived with that. What {he} could not get used to were the nights. {Animal} sat at the door then, with its face to the wood, and waited. It did not scratch. It only waited, as polite as a guest who does not want to mention that it is late.",
      "“You were happy here,” said {hero} from the bed. One ear turned, but nothing else. “I gave three years of my life for this. It says so in the contract.” {He} heard how that sounded. {He} had never asked {animal}. {He} had asked the books, and the moon, and the other thing, the one that answered. {He} had thought of everyone who might say no, except one.",
    ],
    end: [
      "{Hero} got up, in bare feet, and opened the door. There was a bit of wind in the garden, and under the pear tree lay the spade, where {he} had let it fall. {Animal} went as far as the step and stopped. It looked back at {him}, and for as long as a breath lasts it was the old look, with nothing behind it. It pushed its head hard against {his} shin, once. {Hero} noticed that it was warm.",
      "Then {he} said the words backwards. They were easier in that direction. {He} knelt in the grass and kept {his} hand where it was, until there was no longer any difference between the fur and the night. {Hero} cried as {he} ought to have done the first time.",
      "+ {He} buried the book as well. It took a deep hole, and something in it argued with {him} up to the last spadeful. In the morning there was milk in front of the door, and it kept until the evening. {Hero} washed the bowl. {He} put it away in the cupboard, and did not put it at the very back.",
      "The pear tree had never borne anything much. This year there are eleven. {Hero} sits under it with a blanket when it gets cool, and leaves room on the one side. Sometimes there is something like a weight against {his} shin. {He} does not look. {He} only moves {his} foot over by a hand's breadth.",
    ],
  }),
];
