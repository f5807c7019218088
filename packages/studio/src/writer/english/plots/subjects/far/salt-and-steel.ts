import { role, story } from "../subject-story.ts";

/** Stories of girls at men's work, letters on the long road, pyramids, wagons west, balloon races, and memories for money. */
export const saltAndSteel = [
  story({
    says: [
      /\b(?:viking|medieval|village|18\d\d|19[0-4]\d|1[0-7]\d\d|century|ancient|island|kingdom|town|victorian|renaissance|harbour|tribe|desert)\b/i,
      role("girl", "girl|young woman|daughter|woman|sister|princess|granddaughter|apprentice"),
      /\b(?:shipbuilder|blacksmith|boat ?builder|carpenter|stonemason|glassblower|clockmaker|bell founder|bell maker|swordsmith|shipwright|goldsmith|locksmith|wheelwright|violin maker|organ builder|potter|printer|cooper|saddler|shoemaker|armourer)\b/i,
      /\b(?:wants? to (?:be|become)|wanted to (?:be|become)|dreams? of (?:being|becoming)|dreamed of (?:being|becoming)|determined|forbidden|not allowed|only (?:boys|men)|girls? (?:can't|cannot|could not|couldn't|may not|are not|were not)|laugh\w*|no girl|first (?:woman|girl|female)|women (?:can't|cannot|could not|were not|are not))\b/i,
    ],
    unless: /\b(?:murder\w*|disguis\w*|as a (?:boy|man)|space\w*|marry|love|stowaway|school|robot|dragon|husband)\b/i,
    of: "people",
    lead: "girl",
    after: [
      "“Whoever saw such a thing?” said the men of the village. “A girl with a hammer!” They laughed as they would have laughed at a goat with a hat on. {Hero} set down the buckets, wiped {his} hands, and went on to the workshop, as {he} did every morning, to sweep.",
      [
        "“Let them laugh,” said {mate}. “Laughing makes no noise at night.” So {hero} came back when the lamps were out. {Mate} kept watch at the window, and {hero} practised with the tools, wrapped in cloth, until {his} hands knew by themselves what to do.",
        "So {hero} came back when the lamps were out. What {he} had seen by day, {he} practised by night, with the tools wrapped in cloth, until {his} hands knew by themselves what to do.",
      ],
      "The old master had noticed for a long time. Every morning his tools hung straighter than he had left them. One night he lit a lamp in the corner where he was sitting. {Hero} turned to stone. “You hold it too tightly,” was all that he said. “It's not going to run away. Once more.”",
      "+ From then on he sat there every night, with a pipe that was not lit. He praised nothing. But he stopped locking the cupboard with the good tools. “Why are you doing this?” {hero} asked once. “I had a sister,” said the master. “She was better than I. She swept for forty years.”",
      "Then came the day of the year on which every master had to show what he could do. But that week the old master's hands had swollen so badly that he could not hold a spoon. “Then we've got nobody,” said the men of the village.",
    ],
    end: [
      "“You've got me,” said {hero}. No one laughed, because it was too serious. The old master got up, laid his own apron around {hero}, and tied it at the back with his bad fingers. “I've taught three hundred nights,” he said. “I know what I'm doing.”",
      "There was only the work after that, and {hero's} hands, which did not hold too tightly. {He} did everything as at night, only without the cloth. When {he} looked up at last, the sun was low, and all the other masters had put down their own tools and were standing around {him}.",
      "+ The oldest of the judges examined everything twice. “I can find no mistake,” he said, “although I tried hard.” He took off his cap. One after another the men of the village took off theirs. “Whoever saw such a thing!” said one of them. It was the same sentence, but this time it sounded quite different.",
      "There is a new sign above the workshop, with {hero's} name. In the evening, when it is dark, a broom stands in the corner, and {hero} lights the lamp. Somewhere a small girl always creeps in, with a cloth around the hammer. “You're holding it too tightly,” said {hero}. “Once more.”",
    ],
  }),
  story({
    says: [
      /\b(?:silk road|caravan|merchants?|traders?|trader's|salt road|samarkand|marco polo|spice|tea road|camels)\b/i,
      /\b(?:promis\w*|letters?|messages?|deliver\w*|carr(?:y|ies|ied)|parcel|box|secret|silk|gift|stranger|dying|friend\w*|map|journey|travel\w*|cross\w*)\b/i,
      /\b(?:silk road|caravan|samarkand|bukhara|baghdad|xi'an|china|persia|timbuktu|desert|constantinople|istanbul|india|kashgar|damascus)\b/i,
    ],
    unless:
      /\b(?:murder\w*|princess|bride|genie|lamp|carpet|space\w*|water|sandstorm|lost|thirst|race|thief|thieves|bandits?)\b/i,
    of: "people",
    after: [
      "@desert(hero walk) The road was older than all the kingdoms through which it went. {Hero} walked at the left ear of the first camel, because the camel liked company. What {hero} carried {himself} was small, and lay under {his} shirt.",
      "@desert.night(hero sit) “What have you got there?” asked the cook by the fire. “A promise,” said {hero}. The cook weighed it with his eyes. “You can't eat it and you can't sell it,” he said. But from that evening on he gave {hero} the bigger bowl.",
      "@mountain(hero climb) They went over a pass where the camels wore socks because of the ice. In each town a rich man asked to buy what {hero} carried under {his} shirt, only because it was not for sale. The last one offered three camels. “It isn't mine,” said {hero}.",
      "+ @desert.night(hero sleep) One night {hero} had a fever. {He} dreamed that {he} had arrived, and that nobody was there. In the morning {he} was so weak that they had to tie {him} on the camel. “Leave the promise here,” said the cook. “No one will know.” “I'd know,” said {hero}, and felt under {his} shirt.",
      "@street(hero stand) At the end of the road stood a gate, with a market behind it as loud as the sea. {Hero} asked for the house, and was shown a door with a blue hand on it. Nobody opened. {Hero} knocked until {his} knuckles hurt, and then sat down on the step.",
    ],
    end: [
      "@street(hero sit) It got dark. Then {hero} did what {he} had done every evening on the road, so as not to lose heart: {he} sang the song that they sing where the promise came from. On the third verse a window opened.",
      "@street.night(hero give) “Who's singing that?” asked an old woman. “Nobody here knows that.” She came out with a lamp. She had waited so long that she did not open to anyone who knocked. {Hero} reached under {his} shirt and laid it in her hands. It weighed nothing at all.",
      "+ @room.night(hero eat) They sat at her table all night. {Hero} told what there was to tell, and she cried, and then she cooked, and then they both cried because of the onions. “How can I pay you?” she asked in the morning. “I've sold everything on this road except that,” said {hero}. “I'd like to keep one thing that wasn't for sale.”",
      "@desert(hero walk) On the way back the camels went faster, because they smelled home. {Hero} walked at the left ear of the first one. The place under {his} shirt was empty, and {he} felt for it now and then, from habit. In the evenings {he} taught the song to the cook. You never know who might be sitting behind a window.",
    ],
  }),
  story({
    says: [
      /\b(?:egypt\w*|pharaoh\w*|pyramids?|nile|sphinx)\b/i,
      /\b(?:pyramids?|tombs?|temple|sphinx|chamber|pharaoh)\b/i,
      /\b(?:secret|hidden|passage|discover\w*|f(?:inds?|ound)|build\w*|built|stone\w*|worker|workers|slave|apprentice|scribe)\b/i,
      /\b(?:boy|girl|son|daughter|stonecutter\w*|stonemason\w*|apprentice|scribe|worker|slave|children|brother|sister|friend|servant|cat)\b/i,
    ],
    unless:
      /\b(?:thief|thieves|rob\w*|steal\w*|stole\w*|murder\w*|mummy|mummies|time (?:machine|travel\w*)|museum|school trip|tourists?|archaeolog\w*|curse\w*|wakes?|woke|space\w*|aliens?|today|modern)\b/i,
    of: "people",
    after: [
      "@cave(hero look) It was cool in there, and quite dark. {Hero} lit a wick in a bowl of oil. The passage was no wider than a donkey. On the walls there were no gods and no kings. There were people with hammers, drawn with charcoal, and they were laughing.",
      [
        "@cave(hero walk, mate walk) “That's old Meru,” whispered {mate}. “Look at the ears.” And it was old Meru, who mixed the mortar. {Hero} held the lamp high. There was the cook with the ladle. There was everybody who had ever worked there, each with a name.",
        "@cave(hero walk) {Hero} knew those ears: they belonged to old Meru, who mixed the mortar. {He} went on, with the lamp held high. There was the cook with the ladle. There was everybody who had ever worked there, each with a name.",
      ],
      "@cave(hero stand) A stone scraped. “You weren't to see that yet,” said a voice, and there stood old Meru himself, with charcoal on his nose. “The king's name will be on the outside, as big as a house,” he said. “So we began a passage of our own. It isn't on any plan.”",
      "+ @cave(hero write) He gave {hero} the charcoal. There was a free place, low down, between two laughing men. “You've carried your share,” said Meru. {Hero} had never written {his} own name anywhere. {He} pressed so hard that the charcoal broke. It was a bit crooked, but it could be read.",
      "@desert(hero talk) The next day the royal architect walked over the building ground with a measuring rod, and stopped. “This wall is hollow,” he said. “Open it.” All the hammers fell silent. “Let me go in, sir,” said {hero}. “I'm the smallest. I'll tell you what's there.”",
    ],
    end: [
      "@cave(hero sit) In the passage {hero} sat down with the lamp and thought. If {he} told what was there, they would scrape off every face. {He} looked at all of them, at Meru with the ears, and at {his} own crooked name. Then {he} knew what to say.",
      "@desert(hero talk) “Well?” asked the architect. “It's full of what holds the pyramid up,” said {hero}. The architect put his ear to the wall. From inside it smelled faintly of charcoal. He looked at all those silent people.",
      "@cave(hero stand) For a while he said nothing. Then he rolled up his plan. “My grandfather carried stones,” he said quietly. “He had a squint.” That evening {hero} held the lamp while he drew it. Then they closed the wall together.",
      "@desert.golden(hero look) It has never been opened since. Travellers read the king's name, as big as a house. But in the evening, when the sun was low, {hero} often laid a hand on a certain stone, quite far down. It was always a little warm. Behind it they were all laughing.",
    ],
  }),
  story({
    says: [
      /\b(?:hot[- ]?air[- ]?balloons?|balloons?|balloonists?)\b/i,
      /\b(?:races?|raced|racing|competition|contest|festival|championship|rall(?:y|ies)|cup|rivals?)\b/i,
      /\b(?:hot[- ]?air|balloonists?|pilot|basket|race|around the world|burner|over the|across)\b/i,
    ],
    unless:
      /\b(?:red balloon|birthday|helium|murder\w*|escap\w*|fle[ed]\w*|border|wall|regime|wedding|propos\w*|toy|party|elephant|cow|sheep|hospital|lost balloon|around the world|grandm\w+|grandf\w+)\b/i,
    of: "people",
    after: [
      "@meadow.dawn(hero stand) They rose at dawn, one after the other, like bubbles in lemonade. {Hero} pulled the cord, the flame roared, and the meadow sank away with all its waving hands. Then it was still. {Hero} could hear a cock crow far below, and somebody whistling.",
      [
        "@mountain(hero look, mate point) “Higher,” said {mate}, “there's a better wind up there.” “How do you know?” asked {hero}. {Mate} pointed to a feather that was sailing along above them, quite fast. So they threw out a bag of sand, and the villages began to run away below.",
        "@mountain(hero look) {Hero} watched a feather that was sailing along above {him}, quite fast. So there was a better wind up there. {He} threw out a bag of sand, and the villages began to run away below, with all their little washing lines.",
      ],
      "@mountain(hero look) Toward noon the sky got a dark edge. The others were already going down, one coloured dot after another. Then {hero} saw the yellow one. It hung much too low between two rocks, its flame was out, and it turned round and round. In the basket somebody was waving with a cloth.",
      "+ @mountain(hero look) “Somebody ought to help,” thought {hero}, and looked round. There was nobody else up there. A balloon cannot be steered; it can only go up and down, and each wind has its own floor, like in a house. {Hero} let a little paper fall and watched which way it was blown. Twice left, then right.",
      "@mountain(hero stand) {Hero} had been ahead of everybody else until then. {He} looked to the front, where the sky was still blue, and pulled the vent. With a sigh the balloon sank, into the wrong wind, and then into the one below. The rocks came nearer. “Throw me your rope!” shouted {hero}.",
    ],
    end: [
      "@mountain(hero give) The rope fell short. On the third throw {hero} leaned out so far that only {his} toes were left in the basket, and caught it with two fingers. {He} tied it fast. Then {he} opened the flame as wide as it would go, for two.",
      "@mountain(hero look) The two balloons went up together. In the yellow basket stood a white-haired pilot called Odile, with a burn on her hand. “You could have won!” she shouted across. “I'm winning!” {hero} shouted back. “There's nobody else up here!”",
      "@meadow(hero stand) They came down last of all, in a field of sunflowers, long after the speeches, and the man with the cup had already put on his coat. Then he saw the rope. The cup has two handles. {Hero} held the one, and Odile held the other.",
      "@meadow.dawn(hero look) There is a balloon with two colours now. It rises on fine mornings, and never in a hurry. And when {hero} heard a cock crow far below, and somebody whistling, {he} leaned out over the edge and let a feather fall, to see on which floor the good wind was today.",
    ],
  }),
  story({
    says: [
      /\b(?:sells?|sold|trad(?:es|ed)|pawn(?:s|ed)|gives? up|gave up|gives? away|gave away) (?:off )?(?:one (?:of )?|some of |all of )?(?:his|her|my) (?:own )?(?:[a-z]+ ){0,2}memor(?:y|ies)\b/i,
      /\b(?:pay|pays|paid|money|rent|debts?|operation|surgery|medicine|save|treatment|bills?|afford|feed|cure)\b/i,
      role(
        "loved",
        "daughter|son|wife|husband|mother|father|brother|sister|child|children|family|baby|grandson|granddaughter",
      ),
    ],
    unless: /\b(?:murder\w*|police|detective|thief)\b/i,
    of: "people",
    after: [
      "@shop(hero sit) “Which one?” asked the dealer, and laid out the little glasses. “The summer at the lake,” {he} said. It did not hurt. A golden thread ran into the glass, and {hero} looked at the money on the table, and no longer knew whether {he} could swim.",
      "@shop(hero sit) The next week it was the first snow, and then the dance at the harbour, and then the whole of the old house, room by room. {Hero} kept a notebook, so that {he} would not try to sell the same thing twice. On each page stood a date, and after the date: gone.",
      "@hospital(hero sit, loved talk) “Tell me about when we laughed so much in the boat,” said {theloved} in the evening. {Hero} smiled and held {lovedhis} hand. {He} had no boat any more. “You tell me,” said {hero}. “You tell it better.” {Hero} listened like somebody who stands outside a lit window.",
      "+ @hospital(loved look, hero talk) {Theloved} was not stupid. “You always ask me, lately,” said {loved}. “You never say ‘do you remember’.” {Hero} looked at the floor. “Do you remember the name of our dog?” asked {theloved}. It was quiet for a long time. “Brown,” {hero} guessed. {Theloved} began to cry, without a sound.",
      "@shop(hero sit) At last there was only one missing, and it had to be a big one. {Hero} had only one left: the hour when {theloved} had been put into {his} arms, or had come in at the door, and everything had begun. “That would be enough,” said the dealer and reached for a glass. Then his door was pushed open.",
    ],
    end: [
      "@shop(loved stand, hero look) It was {theloved}, in a coat over the nightshirt, and out of breath. “Not that one,” said {theloved}. {Theloved} put a thick exercise book on the counter. “I've written it all down. The boat, and the snow, and the dog. Every evening after you'd gone.”",
      "@shop(hero read) The dealer opened the book, to be polite, and went on reading. Then he blew his nose, and pushed the missing money across the table. “For the reading,” he said.",
      "+ @hospital(hero hug, loved hug) So it could all be paid. The first thing that {theloved} did, when the worst was over, was to ask for soup, and the second was to ask for the exercise book. {Theloved} read aloud, and {hero} listened. It was like hearing of somebody else's life. “What a lucky person,” said {hero}. “That was you,” said {theloved}.",
      "@lake(hero swim, loved swim) In the first warm week they went to the lake. {Hero} stood up to {his} knees in the water and did not know whether {he} could swim. “You taught me,” said {theloved}. “Lie back. I'll hold you.” {Hero} lay back, and it held. That evening there was a new page in the notebook. After the date stood: today.",
    ],
  }),
];
