import { role, story } from "../subject-story.ts";
import { alongside, companion } from "./companion.ts";

/** Tales of animals who cut hair and carry letters, of one whom a machine has replaced, and of a knight without a horse. */
export const animalsAtWork = [
  story({
    says: [
      role(
        "barber",
        "octopus|crab|beaver|fox|hedgehog|cat|dog|bear|mouse|lobster|wolf|crocodile|lion|poodle|sheep|monkey|goat|badger|squirrel|hamster|porcupine|witch|troll|giant|fairy|mermaid",
      ),
      /\b(?:hairdresser\w*|barber\w*|hair salon|salon|cuts? hair|haircuts?|hairstyl\w*|shaves?)\b/i,
    ],
    may: [
      alongside,
      /\b(?:works? as|worked as|opens?|opened|dream\w* of being|mix\w*|mistake|wrong|customers?|hair|manes?|curls?|scissors|clumsy|lions?|claws|bottom of the sea)\b/i,
      /\b(?:mix(?:es|ed) up|cuts? off|dyes?|dyed|customers?)\b/i,
      /\b(?:hair|one day|customers)\b/i,
    ],
    lead: "barber",
    unless: /\b(?:murder\w*|rapunzel|her husband|his wife)\b/i,
    after: [
      "On Saturday the chairs were full. “Only the tips,” said the poodle. “Like a wave,” said the seal. “Exactly as always,” said the old walrus, and closed his eyes. {Hero} snipped and combed and curled, to the left and to the right, and talked to everybody at the same time.",
      [
        "Then {talker} sneezed. It was only a small sneeze, but it went off right beside {hero's} ear. The scissors slipped, the bottles fell over, and what belonged on one head was suddenly on the other. {Hero} turned the mirror to the wall, very quickly, and said that it was being cleaned.",
        "Then the walrus sneezed. It went off like a cannon. The scissors slipped, the bottles fell over, and what belonged on one head was suddenly on the other. {Hero} turned the mirror to the wall, very quickly, and said that it was being cleaned.",
      ],
      "+ {Hero} tried to save it. {He} combed it over. {He} stuck it on with egg white. {He} put a hat on each customer and said that hats were being worn this year. But the poodle felt something cold at the back of her neck. “Give me that mirror,” said the poodle, and it was not a question.",
      "The mirror was turned round, and it became terribly quiet. The poodle had a wave. The seal had a parting and a plait. And the old walrus, who had wanted it exactly as always, had small pink curls all the way round. {Hero} put the scissors on the table. “I'll close the shop,” {he} whispered. “I'll never touch another hair.”",
    ],
    end: [
      "The door bell rang. It was the wife of the walrus, who had come to fetch him. She looked at the curls from the front, and from the side. “Herbert,” she said, “I have waited thirty years for you to do something like that.” And the walrus, who had been about to roar, turned as pink as his curls.",
      "He walked once up and down the street, arm in arm with her. After that there was a queue. “The same by mistake, please,” said the crab at the front. {Hero} looked at the scissors. “I can't do it on purpose,” {he} said. “We'll see,” said the crab, and sat down.",
      "+ So {hero} asked each customer only one question: “What have you never dared?” And {he} listened, and then {he} cut. In the evening {hero} danced with the broom through hair of every colour.",
      "Over {hero's} shop hangs a new sign, and it says: BY MISTAKE. On Saturdays the old walrus sits by the window, in his pink curls, and sleeps. And when somebody new comes in and asks for a cut exactly as always, {hero} waits for a moment, and offers him some pepper.",
    ],
  }),
  story({
    says: [
      role(
        "postman",
        "pigeon|stork|snail|tortoise|owl|dog|mouse|hedgehog|penguin|fox|rabbit|hare|kangaroo|mole|squirrel|duck|bear|seagull|pelican|cat|goose|frog|raven|ant|bee|beaver|dragon|postman",
      ),
      /\b(?:post(?:man|woman)|mail(?:man)?|postmaster|carrier pigeon|messenger|deliver\w*)\b/i,
      /\b(?:letters?|parcels?|postcards?|post|package|invitations?|love letter)\b/i,
      /\b(?:animals?|forest|badger|fox|bear|wolf|mole|owl|mouse|hedgehog|rabbit|duck|goose|pond|jungle|frog|wood|woods|sea|penguins?|pigeon|snail|squirrel|stork)\b/i,
    ],
    may: [
      role("taker", "badger|bear|wolf|toad|raven|troll|porcupine|old owl|boar|crocodile"),
      /\b(?:wrong|mix\w*|lost|late|love|grumpy|nobody|no one|never|slow|address|falls? in love|fell in love)\b/i,
      /\b(?:f[ae]ll(?:s)? in love|wrong (?:letters?|door|address|house|nest))\b/i,
      /\b(?:grumpy|lonely)\b/i,
    ],
    lead: "postman",
    unless: /\b(?:war|santa|father christmas|murder\w*|village postman|grandmother|widow\w*|egg|spy|baby|babies)\b/i,
    after: [
      "@forest(hero walk) The bag was heavy that morning. There was a bill for the hare, a parcel for the shrews, and a thin blue letter without a sender. The rain had got to the name on it. Only the last part could be read: “under the oak”.",
      [
        "@forest(hero give, taker take) Under the oak lived {taker}, who had not had a letter for twelve years, and who liked it like that. “What's this?” growled {taker}. “Post,” said {hero}. {Taker} shut the door. But {hero} heard how paper was torn, and then there was no sound at all, for a long while.",
        "@forest(hero give) Under the oak lived an old badger, who had not had a letter for twelve years, and who liked it like that. “What's this?” growled the badger. “Post,” said {hero}. The badger shut the door. But {hero} heard how paper was torn, and then there was no sound at all, for a long while.",
      ],
      [
        "+ @forest(taker read) “I think of you when the lime trees smell,” said the letter. “You needn't answer. But if you leave a lamp in the window, I shall be glad.” {Taker} read it standing up, and then sitting down. Nobody had ever thought of {taker} when anything smelled. In the evening there was a lamp in the window under the oak.",
        "+ “I think of you when the lime trees smell,” said the letter. “You needn't answer. But if you leave a lamp in the window, I shall be glad.” The badger read it standing up, and then sitting down. Nobody had ever thought of him when anything smelled. In the evening there was a lamp in the window under the oak.",
      ],
      "@forest(hero look) The next day {hero} found the mistake. There was a second oak, behind the brook, and the letter had been meant for a dormouse there. {Hero} hurried back, to fetch the letter away again. But the garden under the first oak had been weeded. Inside, a deep voice was humming.",
    ],
    end: [
      "@forest(hero talk) {Hero} knocked. “I've made a mistake,” {he} said. “The letter isn't for you.” It grew quiet behind the door. “I know,” said the voice inside at last. “It says Hazel at the top, when you hold it up to the light. I only wanted to have it for one evening.” And the letter came out through the slot, folded up small.",
      [
        "@forest(hero write) {Hero} took the letter to Hazel the dormouse. Then {he} sat down by a candle and took a sheet of paper. {Hero} had carried letters all {his} life, and had never written one. “Dear {taker},” {hero} wrote, “I have no lime trees. But when I come past your lamp, my bag is not so heavy.”",
        "@forest(hero write) {Hero} took the letter to Hazel the dormouse. Then {he} sat down by a candle and took a sheet of paper. {Hero} had carried letters all {his} life, and had never written one. “Dear badger,” {hero} wrote, “I have no lime trees. But when I come past your lamp, my bag is not so heavy.”",
      ],
      "@forest(hero give) “Post,” said {hero} the next morning, and held it out. “Is it for somebody else again?” “No,” said {hero}. “Look, the address is right this time. I checked.” The door stayed open while the letter was read. It stayed open after that, too, and there was tea, with a second cup.",
      "@forest(hero walk) Even now a letter sometimes goes to the wrong door, and nobody complains. Most of them knock at their neighbour's to hand it over, and stay until it is dark. {Hero} has the last round of the day under the oak, where the lamp is. And there is always something in {his} bag for that door.",
    ],
  }),
  story({
    says: [
      role(
        "old",
        "donkey|horse|carthorse|workhorse|ox|mule|sheepdog|guard dog|watchdog|dog|cat|rooster|pony|carrier pigeon|cow|elephant|reindeer|camel|goat",
      ),
      /\b(?:replaced|no longer (?:needed|of use|useful|used)|not needed|useless|not wanted|unwanted|retired?|too old|sold|thrown out|chased away|tractor|combine|lorry|machine|alarm clock|drone|robot|mousetrap|milking machine)\b/i,
      /\b(?:sets? (?:off|out)|leav(?:es?|ing)|left|runs? away|ran away|goes|went|looks? for|looked for|journey|new (?:home|job|life|place)|wanders?|wandered|friends?|nobody|no one|sad|worr\w+|by a|through a)\b/i,
    ],
    may: [
      ...companion("donkey", "horse", "dog", "pony", "cow", "elephant", "reindeer", "goat"),
      alongside,
      /\b(?:by|with|for|buys?|bought|gets?|got|because of) (?<machine>(?:an?|the) (?:[a-z-]+ ){0,3}?(?:tractor|combine|lorry|machine|alarm clock|drone|robot|mousetrap|truck|motorbike|car|van|engine))\b/i,
      /\b(?:new home|home|job|old|farmer|mill(?:er)?|farm|decid\w*)\b/i,
    ],
    lead: "old",
    unless:
      /\b(?:bremen|wizard|magic|secretly|murder\w*|war|race|racecourse|circus|slaughter\w*|butcher|police|zoo)\b/i,
    after: [
      [
        "+ @farm.dawn(hero look) In the morning {hero} stood at the gate, in {his} usual place, and {machine} drove past without a greeting. {Hero} waited until noon. Nobody called {his} name. Only the swallow came by and sat on {themachine}, because it was warm. “Well then,” said {hero}, and pushed the gate open with {his} nose.",
        "@farm.dawn(hero look) In the morning {hero} stood at the gate, in {his} usual place, and waited until noon. Nobody called {his} name. The work was being done without {him}, and it made a good deal of noise. “Well then,” said {hero}, and pushed the gate open with {his} nose.",
      ],
      [
        "@meadow(hero walk, mate walk) “What can you do?” asked {talker} on the way. {Hero} thought about it. “I can carry, wait, and find the way home in the fog.” “That's a lot,” said {talker}. “I can only sleep in the sun and ask questions.” They walked on. It was good to hear a second step beside {his} own.",
        "@meadow(hero walk) “What can you do?” asked the first farmer at whose gate {hero} knocked. {Hero} thought about it. “I can work, wait, and find the way home in the fog.” “I've got a lamp for fog,” said the farmer. The second one only laughed, and the third had a sign up: NOTHING OLD. So {hero} walked on.",
      ],
      "+ @meadow.night(hero sleep) At night {hero} lay down under a haystack. It had begun to rain, and {his} knees hurt, first the left and then the right. “I was the strongest in the valley once,” {he} told the rain. “I knew every stone of that road.” It was lovely hay. Nobody had asked {him} to carry it.",
      "@village(hero stand) On the third day {hero} came to a village on a slope, where the streets were only stairs. The school lay at the top, and the well, and an old lady who had not been down for years. “The cars can't get up,” said a girl with a crutch. “And I can't either. I've missed three weeks.”",
    ],
    end: [
      "@village(hero carry) {Hero} looked at the stairs. There were two hundred of them, crooked and worn out, and no wheel in the world could climb them. “Get up,” said {hero}, and knelt down. {He} climbed step by step, slowly, as {he} had always done, and the girl held on to {his} neck and counted aloud.",
      [
        "@village(hero carry, mate walk) From that day on {hero} carried the school bags up and the old lady down. {Talker} went ahead and called “Make way!”, and soon the two of them were known on every landing. At each door there was a bowl: one with oats, one with milk. “I didn't know that you can be looked forward to,” said {hero}.",
        "@village(hero carry) From that day on {hero} carried the school bags up and the old lady down. {He} knew every step by its creak. At each door there was a bowl of oats, or of carrots, and on the landings the children drew chalk rings around the stones that were slippery. “I didn't know that you can be looked forward to,” said {hero}.",
      ],
      "@village.dusk(hero look) In the autumn somebody came up the stairs, out of breath, with his hat in his hand. It was the old master. “It's broken down,” he said, “and besides, it never looks at me. Will you come home?” {Hero} rubbed {his} nose on the familiar sleeve. “I'll visit you,” said {hero}, “on Sundays. But I'm needed here.”",
      "@village.dusk(hero stand) {Hero} has a stable at the very top, with a view down over the valley. When it is foggy, the cars stop at the bottom and hoot, and nobody knows where the road is. Then {hero} goes down, step by step, with a lantern, and brings them home.",
    ],
  }),
  story({
    says: [
      role("knight", "knight|squire|prince|princess"),
      /\b(?:rid(?:es?|ing)|rode|mount\w*|steed|horses?|saddle\w*)\b/i,
      /\b(?:on|rid(?:es?|ing)|rode|by) (?:to [^.]*? on )?(?<steed>(?:an?|his|her|the) (?:[a-z-]+ ){0,2}?(?:goat|pig|cow|donkey|sheep|ram|snail|goose|ostrich|dog|tortoise|hen|bear|deer|stag|mule|rooster|camel|boar|pony|hippo|rabbit|frog))\b/i,
    ],
    may: [
      /\b(?:tournament|joust\w*|contest|battle|dragon|castle|laugh\w*)\b/i,
      /\b(?:afraid|scared|frightened|allergic|too poor|no horse)(?: of horses| to (?:horses|buy a horse))?\b/i,
    ],
    lead: "knight",
    unless: /\b(?:murder\w*|rain of|race|wedding)\b/i,
    after: [
      "@castle(hero ride, steed walk) The trumpets blew, and then they stopped in the middle of a note. Everybody on the stands had seen {hero} on {thesteed}. They laughed until the flags shook. The black knight laughed so hard that his visor fell shut. {Hero} sat up straight. {Thesteed} ate a bit of the carpet.",
      "+ @castle(hero talk, steed look) “We could still go home,” whispered {hero}. {Thesteed} looked at {him} with calm yellow eyes, and went on chewing. {Hero} knew that look. It had been there each time that {he} fell off: on the first day, nine times before lunch. {Thesteed} had never once run away. It had always waited until {hero} was up again.",
      "+ @castle(hero stand) At the weapons table they had nothing in {hero's} size. The lance was longer than the two of them together, and when {he} lifted it at one end, {he} rose into the air at the other. “Take the spoon,” said the cook, who felt sorry for {him}. So {hero} stuck the big wooden soup spoon in {his} belt, and said thank you.",
      "@castle(hero ride) The black knight galloped off. The ground thundered, and his lance came nearer and nearer. {Hero} held on to {thesteed} with both arms. “Run!” people shouted. But {thesteed} had seen something on the ground, stopped short, and lowered its head.",
    ],
    end: [
      "@castle(hero look) It was a daisy. The lance went past, exactly where the two of them would have been, and stuck fast in the king's wooden box. The black knight flew off his horse in a high arc, and landed in the horse trough. {Thesteed} swallowed the daisy.",
      "@castle(hero give) “Finish him!” somebody called. But {hero} climbed down and ran to the trough. The black knight could not get up in all that iron. {Hero} took him by both hands, and {thesteed} pulled from behind, by {hero's} belt. When the helmet came off, there was a very young man in it, and he was pale.",
      "@castle(hero stand, steed stand) “That horse scares me every time,” said the black knight, with his teeth chattering. “I've never told anybody.” {Hero} sat down next to him. “Me too,” {he} said. “It's the height.” The king had come down from the stands. He hung the golden chain on {hero}, and then, after some thought, a wreath of daisies on {thesteed}.",
      "@meadow(hero ride, steed walk) There is a new riding school beyond the castle moat, and on its sign is a daisy. Knights go there who would never say so aloud. {Hero} teaches them how to fall off, nine times before lunch. And {thesteed} stands beside them and waits, chewing, until they are up again.",
    ],
  }),
];
