import type { ClauseScene } from "../../../clause-scene.ts";
import { OPEN_LAST, sentence } from "./figures.ts";

/** Ways to what heals, treasures of another kind, rivals in magic, spells to be broken, and kings who forbid. */
export const questsAndRivals: readonly ClauseScene[] = [
  {
    by: "any",
    words: sentence(
      "(?:set (?:out|off)|went|go|travelled|climbed|climb|had to|needed|looked for|searched|wanted|decided|sailed|rode|crossed|walked|started|left|only|could)\\b[^.]*",
    ),
    idea: /^(?=.*?\b(?<cure>(?:an?|the) (?:[a-z]+ ){0,3}?(?:flower|herb|herbs|water|spring|well|star|potion|apple|berry|berries|leaf|plant|root|feather|honey|rose|mushroom|medicine|moss|lily|water of life|stone|crystal|tear|moonflower|tea)\b(?: of life)?))(?=.*\b(?:heal\w*|cured?|ill|sick|save|fever|well again|healthy|dying|blind|medicine|of life|healing|magic (?:herb|water|flower|apple|spring))\b)(?=.*?\b(?<ill>(?:his|her|their|its|the|my|our) (?:(?:sick|ill|old|little|dying|blind|beloved|best|young|only|fading) ){0,2}(?:mother|father|grandmother|grandfather|grandma|grandpa|granny|mum|mom|dad|sister|brother|friend|king|queen|princess|prince|village|horse|dog|cat|wife|husband|son|daughter|dragon|master|teacher|tree|people|aunt|uncle))\b)(?=.*\b(?:set (?:out|off)|went|goes|go|climb\w*|travelled|search\w*|looked for|find|found|fetch|bring|journey|quest|get|steal|sail\w*|cross\w*|grew|grows)\b)(?!.*\b(?:in the end|finally|until|returned|came back|brought back|too late|died|tower block|spaceship|rocket|garage|surgeon|hospital|doctor)\b)/i,
    after: [
      [
        0,
        "=“Take bread,” they said at home, “and a warm hat.” Nobody could say how far it was. {Hero} leaned over the bed once more, where {ill} lay and did not even want soup. “I'll be back before the soup's cold,” {he} said. That was not quite true, and both of them knew it.",
        "=Nobody could say how far it was. “Take bread,” they said, “and a warm hat.” {Hero} took both, and a bag for {cure}, and thought of {ill} at every corner, so as not to turn back.",
      ],
      [
        1,
        "=On the first day there was a river, and the bridge had been lent to somebody. {Hero} sat down on the bank and gave half of the bread to a very old woman who was sitting there, too. “Tell me what you're looking for,” she said with her mouth full. “The ones in a hurry never say.”",
        "=On the first day there was a river, and the bridge had been lent to somebody. “Then we'll go round,” said {mate}. It took until evening. On the other side sat a very old woman, and they gave her half of the bread. “Tell me what you're looking for,” she said with her mouth full.",
      ],
      [
        1,
        "=“It's up there,” she said, “where the path stops being one. There's somebody who guards it. He can't be beaten, and he can't be tricked.” “What can one do, then?” She thought about it. “I've never heard that anybody had knocked.”",
      ],
      [
        1,
        "=So it went up. {Hero} lost the hat to the wind and both heels to the stones. In the night it was so cold that {he} told {himself} everything that {he} knew about {ill}: the laugh, the cough, the way of cutting bread. By morning {he} was not through, and that kept {him} warm.",
      ],
      [
        0.4,
        "=At the top was a small door in the rock. {Hero} raised a hand to knock and saw that it was shaking. {He} knocked. “There's only one left,” said somebody behind it. “If I give it to you, I'll have nothing to guard. What's to become of me then?”",
      ],
    ],
    end: [
      [
        0,
        "={Hero} had been ready for nearly everything, but not for that. {He} sat down on the doorstep. “Then come along,” {he} said. “At home there's somebody in bed who isn't allowed to be alone. You'd only have to sit there. You're good at that.” It was quiet for a long time. Then a bolt was pushed back that was rusty right through.",
      ],
      [
        0.6,
        "=Going down is quicker, and with two it is quicker still. They came in when it was getting dark. It was quite simple, then: {cure}, a cup, hot water, and somebody holding the head. After an hour there was a bit of colour. After two hours there was a voice from the pillow. “Well,” said the voice, “what about the soup?”",
      ],
      [
        0.8,
        "=It was cold, of course. They warmed it up, and there were more plates than before. The one from the mountain still sits by the stove in the evenings and guards it. And up there the door is open, and something green is growing on the doorstep. There are two of them already.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      `(?:competed|tried to outdo|quarrelled|argued|fought|hated each other|could not stand each other|wanted to (?:know|find out|prove|be)|had been (?:rivals|enemies|competing|arguing)|lived|live|were rivals|challenged each other|played tricks|had to|were (?:asked|supposed|locked)|${OPEN_LAST})\\b[^.]*`,
    ),
    idea: /^(?=(?:Two|The two) (?:[a-z-]+ ){0,3}?(?:witches|wizards|sorcerers|magicians|fairies|dragons|ghosts|giants|genies|kings|queens|pirates|pirate captains|knights|trolls|vampires|mermaids|sisters who (?:were|are) witches)\b)(?=.*\b(?:rivals?|outdo|compet\w+|quarrel\w*|argu\w+|feud|hated|hate each other|enemies|could not stand|contest|better (?:one|witch|wizard)|who (?:was|is) the (?:better|best|greater|stronger|more)|fight|fought|war|neighbours|same (?:hill|street|castle|house|village|cave|tower|island|treasure|customers|job))\b)(?!.*\b(?:in the end|finally|fell in love|fall in love|friends|became|baby|found|discovered|swap\w*)\b)/i,
    after: [
      [
        0,
        "=The one had a weathercock that could tell the time. So the other one got a weathercock that could also tell it in French. After that it was not long until the first one's could sing, and nobody in the whole neighbourhood slept any more.",
      ],
      [
        1,
        "=If it rained on one side, it hailed on the other. If something grew here, it grew taller over there. Between them lived an old woman with three hens. She had long ago stopped hanging out her washing. “It comes back in colours,” she said.",
      ],
      [
        1,
        "=They did not greet each other. They only watched, each behind a curtain, with a telescope. For years each of them had seen nothing of the other but one big eye.",
      ],
      [
        0.4,
        "=Then there was a night on which it became too much. Both had thought of the very greatest thing at the same time, and both things met above the middle. There was no bang. It only went “pff”. After that nothing worked any more, on either side, not even a candle. And in the dark between them it was quite quiet, and one could hear that not one of the three hens was there any longer.",
      ],
    ],
    end: [
      [
        0,
        "=They met at the fence, each with an ordinary lantern, in their socks. “You've got quite a small face,” said the one. “I only know the eye.” “I had imagined you taller,” said the other. Then they climbed over, both of them over the same bit, and looked for three hens by hand. It took until four. One was in a tree.",
      ],
      [
        0.6,
        "=The old woman had made tea. She did not say anything. She only put three eggs on the table, and they had to share. “The thing with the French was good,” said the one after a while. “Do you think so?” said the other. “It took me eleven weeks. I had hoped all the time that you'd say something.”",
      ],
      [
        0.8,
        "=It all came back by and by. There is only one weathercock now, in the middle, on the hen house. It does not say anything. It shows where the wind comes from, and the old woman has her washing out.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      "(?<!^.{0,3}\\b(?:king|queen|emperor|sultan|duke|mayor|ruler)\\b.*)(?:(?:had )?(?:forbade|forbidden|banned|outlawed|abolished|prohibited|ordered)|was (?:forbidden|banned|not allowed|against the law|put in prison)|kept|secretly|hid|sang|laughed|decided|wanted|dared|hummed|began|started|could not help|refused|continued|went on|nobody|everyone|everybody|one (?:little|small|brave) (?:girl|boy|child))\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:[Kk]ing|[Qq]ueen|[Ee]mperor|[Ss]ultan|[Dd]uke|[Mm]ayor|ruler)\b)(?=.*\b(?<rebel>(?:[Aa]n?|[Oo]ne|the|his|her) (?:[a-z-]+ ){0,3}?(?:girl|boy|child|jester|fiddler|woman|man|cook|baker|tailor|musician|princess|prince|teacher|clown|mouse|bird|maid|gardener|servant|shepherd|fool|sisters|brothers|friends|children|sweeper|nightingale|daughter|son|dwarf|juggler|painter|poet|tuner|grandmother))\b)(?=.*?\b(?:forbade|forbidden|forbids|banned|bans|outlawed|abolished|prohibited) (?:everyone (?:from|to) |everybody (?:from|to) |people (?:from|to) |all |the |any )?(?<ban>laugh(?:ter|ing)?|music|singing|dancing|colou?rs?|stories|story-?telling|books|jokes|dreams|dreaming|games|playing|kissing|whistling|smiling|toys|cats|dogs|cakes?|sweets|chocolate|birthdays|Christmas|love|sleep(?:ing)?|magic|rain|painting|flowers|questions)\b)(?!.*\b(?:in the end|finally|until|fell in love|realized|learned|found|discovered)\b)/,
    after: [
      [
        0,
        "=It was read out in the square, with drums. The drums did not quite know whether they were still allowed. “By order,” it said, and then it named everything: no {ban}, not at home either, and not in the bath. People looked at their shoes.",
      ],
      [
        1,
        "=At first they got used to it, as one gets used to a stone in one's boot. One walked a bit differently. The dogs noticed it first and crept under the tables. The watchmen had a list, and on the list it said what had been confiscated. Behind {ban} there was a very long number.",
      ],
      [
        1,
        "=It cannot be said that {therebel} had planned anything. It only came out, on a quite ordinary day, in the queue for bread. For a moment all heads turned. Then the baker coughed very loudly, and the woman behind him coughed, too, and nobody had noticed anything.",
        "=It cannot be said that they had planned anything. It only came out, on a quite ordinary day, in the queue for bread, first with {therebel} and then with {mate}. Then the baker coughed very loudly, and nobody had noticed anything.",
      ],
      [
        1,
        "=After that there was a great deal of coughing in the town. It came from cellars and from behind curtains, and whoever listened closely knew that it was not coughing. A watchman was standing under a window for an hour, out of duty. When he was relieved, he asked for the same window again.",
      ],
      [
        0.4,
        "=Then it was found out, of course. They all had to come up to the castle and stand in a row in the great hall. Up there the throne stood with its back to them. “Who began it?” asked a very tired voice. It was so quiet that one could hear the wax run. “I did,” said {therebel}.",
      ],
    ],
    end: [
      [
        0,
        "=The throne turned round. One had not seen the face under the crown for years, and it was older than the one on the coins. “There used to be somebody here in the castle,” said the voice, “who did that all day long. The rooms are still full of it. I can't go anywhere. So I thought: if it's quiet everywhere, it will stop hurting.” “And has it stopped?” asked {therebel}. It took a long time until the crown was shaken.",
      ],
      [
        0.6,
        "=“Then it doesn't work,” said {therebel}. “May I?” Nobody answered. And then it was there, the very thing that stood on the list, quite softly, only a little, in the middle of that hall. Somebody coughed. But it was not a cough, and it came from the throne.",
      ],
      [
        0.8,
        "=The drums knew at once what to do. By evening everything had been given out again, and the number behind it was nought. On the castle there is one room that has its windows open, day and night. Whoever goes by can hear what comes from there. The watchman has it written down as draught.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      "(?:(?:drew|painted|drawn|painted|chalked|sketched) [^.]*|(?:came|come|comes) (?:alive|to life)|(?:walked|stepped|climbed|went|crawled|sailed|flew|jumped|slipped) (?:through|out|off|away|into|in|down|over)|opened|became real|was real|was suddenly|moved|winked|waved|spoke|escaped|disappeared|ran away)\\b[^.]*",
    ),
    idea: /^(?=.*?\b(?:drew|painted|draws|paints|chalked|sketched) (?<drawn>(?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?(?:dragon|lion|tiger|dinosaur|horse|monster|dog|cat|knight|bird|elephant|whale|robot|bear|unicorn|crocodile|fox|wolf|king|giraffe|penguin|snowman|pony|rabbit|monkey|owl))\b)(?=.*\b(?:came alive|came to life|alive|through it|walked through|real|at night|opened|flew|sailed|climbed out|magic|stepped|jumped)\b)(?:(?=.*\b(?<folk>(?:his|her|their|my|our|the) (?:parents|mum|mom|mother|father|dad|grandmother|grandma|teacher))\b)|)(?:(?=[A-Z][a-z]+['’]s (?<sib>(?:(?:little|big|younger|older|small|baby) )?(?:sister|brother|cousin|daughter|son))\b)|)(?!.*\b(?:in the end|finally|painter|everything (?:he|she|they)|pencil that|treaty|forger)\b)/,
    after: [
      [
        0,
        "=It had one eye that was larger than the other, or at least one corner that was. That happens when one is in a hurry. {Thedrawn} did not mind. It smelled of chalk and wet paint, and it was a little crooked, and it was there.",
        "=“That's not possible,” somebody said. But {thedrawn} did not seem to know that. There was still a bit of a line round it, where one had gone over it twice.",
      ],
      [
        1,
        "=One thing led to another, as it does when nobody at home is looking. First there was a bit of blue in the hall. Then there were footprints on the ceiling, and they came down the lamp. The cat looked at it all and went to live on the wardrobe.",
      ],
      [
        1,
        "=“It needs something to eat,” said {hero}. That was quickly done: three apples, in red. They were eaten at once. “Those were only drawn, too,” said {hero} in amazement. “To somebody who's drawn,” came the answer, “that's just right.”",
        "=“It needs something to eat,” said {mate}. That was quickly done: three apples, in red. They were eaten at once. “What else does one need?” asked {hero}. “A sun,” said {mate}. It became rather warm.",
      ],
      [
        0.9,
        "=“I drew it,” said the {sib}, “so I'm the one who may talk to it first.” There was nothing to be said against that. “Well, then say something,” said {hero}. It turned out that one does not think of anything just then.",
      ],
      [
        0.4,
        "=Then a car stopped outside. Doors banged, and keys rattled. There were the hall, the ceiling, and the sofa. There was {thedrawn}, right in the middle, as large as life. “They mustn't see you,” whispered {hero}. The rubber was as small as a pea. And besides, how could one do that to somebody with whom one had just been sharing apples?",
      ],
    ],
    end: [
      [
        0,
        "={Hero} took the last bit of chalk. There was just enough of it for one line, and {he} drew it all round, slowly, along the wall, with four corners and a nail at the top. “It's a frame,” {he} said. “In there you can be as large as you like. And this here is the latch. It's on your side.” The key turned in the lock. There was a rustling, and a bit of dust came down.",
      ],
      [
        0.6,
        "=“We're back,” somebody called. “What have you been doing?” They stood in front of the wall for a long time and put their heads to one side. “That's really good,” they said. “Only the one eye.” “That's how it has to be,” said {hero}. On the floor lay the core of an apple. It was red, and it left a mark on one's fingers.",
      ],
      [
        0.9,
        "=“Wash your hands,” said {folk}. “There's red on them.” That was all that was said about it that evening. Only before going to bed they both went to look once more, one after the other, on tiptoe.",
      ],
      [
        0.8,
        "=It is still there. Nobody is allowed to paint over it. Every evening there is a bit of chalk on the ledge, and every morning it has got shorter. In the picture there is now a small house, with two chairs. They are a little crooked. Somebody else has been drawing there.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      "(?:(?:drew|painted|drawn|painted|chalked|sketched) [^.]*|(?:came|come|comes) (?:alive|to life)|(?:walked|stepped|climbed|went|crawled|sailed|flew|jumped|slipped) (?:through|out|off|away|into|in|down|over)|opened|became real|was real|was suddenly|moved|winked|waved|spoke|escaped|disappeared|ran away)\\b[^.]*",
    ),
    idea: /^(?=.*?\b(?:drew|painted|draws|paints|chalked|sketched) (?<drawn>(?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?(?:door|ship|boat|castle|window|pirate ship|house|island|plane|rocket|spaceship|train|garden|staircase|ladder|path|gate|tunnel|bridge|hole))\b)(?=.*\b(?:came alive|came to life|alive|through it|walked through|real|at night|opened|flew|sailed|climbed out|magic|stepped|jumped)\b)(?:(?=.*\b(?<folk>(?:his|her|their|my|our|the) (?:parents|mum|mom|mother|father|dad|grandmother|grandma|teacher))\b)|)(?:(?=[A-Z][a-z]+['’]s (?<sib>(?:(?:little|big|younger|older|small|baby) )?(?:sister|brother|cousin|daughter|son))\b)|)(?!.*\b(?:in the end|finally|painter|everything (?:he|she|they)|pencil that|treaty|forger)\b)/,
    after: [
      [
        0,
        "=On the other side it was white. It was white above and white below, and in between there was nothing. “That's because I've only drawn {thedrawn} so far,” said {hero}. So {he} began with the floor. It is better with a floor.",
      ],
      [
        1,
        "=Then came a tree, and then came a sun. The sun got a face, because suns have one. Out of the grass came a rabbit with one ear. “I was called to supper just then,” said {hero}. “That was in March,” said the rabbit. “The other one, please.”",
      ],
      [
        1,
        "=That got about. Before long there was a queue, as far as one could see: a cat without a mouth, a house without a door, a horse with five legs. It was everything that had ever been begun. Nobody pushed. They had learned how to wait.",
        "=“Look,” said {mate}. There was a queue, as far as one could see: a cat without a mouth, a house without a door, a horse with five legs. It was everything that had ever been begun. Nobody pushed. They had learned how to wait.",
      ],
      [
        0.9,
        "=“I drew it,” said the {sib}, “so I'm going in front.” There was nothing to be said against that. {Hero} held on to the {sib} by the jumper from behind, just to be on the safe side.",
      ],
      [
        0.4,
        "=Then it began to rain. For chalk there is nothing worse. The sun ran down the tree. The way back was nothing but a white puddle by now, and the last bit of chalk was as small as a pea. It would be enough for one thing. They all looked at it, and they all knew what they would draw.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} thought of home. Then {he} looked along the queue, and how it was already getting blurred at the edges. And {he} drew an umbrella. It was the largest umbrella that can be got out of a pea. There was room for everybody under it, and in the middle they made way for {him}.",
      ],
      [
        0.6,
        "=“That was the last bit,” said {hero}. For a while there was only the rain. “I've got a leg too many,” said the horse. “I can spare the chimney,” said the house. One gave a line, and another gave a corner, and the cat gave the bend in its tail. So there was a way back after all. It was crooked, and at the bottom it had a hoof, but it opened.",
      ],
      [
        0.8,
        "=At home it was suppertime, and it was the same soup as before. There is a new box of chalk in front of that wall. Every day something gets finished. Yesterday it was the cat's mouth. It has been talking ever since.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      "(?:only|could only|break|broke|lift|undo|free|freed|had to|needed|tried|wanted|set out|searched|looked for|went|until|waited|nobody|no one|everyone|lived|hopped|the only)\\b[^.]*",
    ),
    idea: /^(?=.*?\b(?:turned|was turned|transformed|changed|bewitched|enchanted|cursed)\b[^.]*?\b(?:into|to be|to look like|to live as) (?<shape>an? (?:[a-z]+ )?(?:frog|hedgehog|toad|bear|swan|goose|donkey|dog|cat|mouse|fox|owl|raven|crow|pig|snail|fish|deer|stag|hare|rabbit|goat|wolf|squirrel|beetle|tree|statue|teapot|goldfish|worm|hen|duck|sheep|bird|badger|snake|spider|moth|parrot|lizard|penguin))\b)(?=.*\b(?:prince|princess|king|queen|knight|witch|wizard|spell|curse|magic|enchant\w*|sorcerer|sorceress|fairy)\b)(?=.*\b(?:break|broken|lift\w*|undo|free\w*|until|only|turn back|human again|himself again|herself again|wanted to stay|nobody (?:believed|recogni[sz]ed|noticed)|liked it)\b)(?:(?=.*\bonly (?<breaker>(?:an?|the|somebody|someone|one) [^.]*?) (?:can|could|would)\b)|)(?:(?=.*\bby (?<caster>an? (?:[a-z]+ )?(?:witch|wizard|fairy|sorcerer|sorceress|magician))\b)|)(?!.*\b(?:in the end|finally|broke the|fell in love|kissed|discovered|apprentice|teacher|accidentally|by mistake)\b)/i,
    after: [
      [
        0,
        "=The first thing that one has to learn is the doors. They are made for people with hands. {Hero} stood in front of one, as {shape}, and waited until somebody came. “Shoo,” said the somebody.",
      ],
      [
        0.9,
        "=“It will do you good,” {thecaster} had said, and had put the lid back on the pot. That was all. There had not even been thunder.",
      ],
      [
        1,
        "={He} explained it to everybody, in the politest words. What came out was whatever comes out of {shape}. A maid brought a saucer. It was meant kindly, and it was not the right thing at all, and {hero} cleaned it up to the last drop.",
      ],
      [
        1,
        "=As time went by, {he} saw a good many people from below. The grand ones, who had always bowed, had holes in their soles. Those who were said to be hard put something outside their door in the evening, when it was cold. {Hero} had not known any of that. From a throne one sees mostly hats.",
      ],
      [
        0.4,
        "=One night {he} had had enough. It was raining, and {he} had been chased away from three doors. {He} crept under a cart. Somebody was there already, somebody even smaller and wetter, with chattering teeth. There was one dry place. It was large enough for one.",
      ],
    ],
    end: [
      [
        0,
        "=“Come over here,” said {hero}, “it's dry, and I don't mind the rain.” It was not quite true. It came out as such things come out of {shape}. But the small one understood it at once and moved up close. It was so tired that it only said two words more: “Dear you.” And there was a noise as if a seam had given way.",
      ],
      [
        0.6,
        "=In the morning the carter found somebody asleep under his cart, with bare feet, and with two real hands. There was something small lying in them. “Shoo,” the carter was going to say. He did not say it. “Would you like some coffee?” he asked.",
      ],
      [
        0.8,
        "=In that castle all the doors have a second door now, at the very bottom, with a flap. There is a saucer in front of each. “For whom?” guests ask sometimes. “One never knows,” says {hero} then, and pushes it out of the rain a little.",
      ],
    ],
  },
];
