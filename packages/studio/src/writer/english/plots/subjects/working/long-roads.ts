import { role, story } from "../subject-story.ts";

/** Stories of drivers, posts and vets far out: a passenger with feathers, the last house, a bridge under water, two brothers. */
export const longRoads = [
  story({
    says: [
      /\b(?<tram>tram|bus|train|ferry|taxi|plane|ship|lorry|truck|streetcar|tractor)\b/i,
      /\b(?:last|final) (?:[a-z]+ )?(?:day|ride|trip|journey|shift|run|tour|drive|flight|crossing|voyage)\b/i,
      role(
        "stowaway",
        "hen|chicken|goat|dog|cat|pig|piglet|goose|duck|parrot|sheep|lamb|donkey|monkey|rooster|cow|hedgehog|puppy|kitten|rabbit|penguin|snake|llama",
      ),
    ],
    unless: /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|children|dies|dead|died|vet|guide dog|farm is|farmer)\b/i,
    of: "people",
    after: [
      "@bus(hero look, stowaway sit) {Hero} noticed it at the third stop, because the passengers were so polite. They all stood, although there was room. In the front seat, by the window, sat {stowaway}, looking straight ahead, like somebody with a season ticket. “Whose is that?” called {hero} down the {tram}. Nobody knew. “It got on before me,” said a man with a trombone.",
      "@bus(hero talk, stowaway look) There was a rule for everything, and {hero} had kept every one of them for thirty-eight years. No animal may ride without an owner. {Hero} opened the door and pointed. {Stowaway} looked at the finger, and at the weather, and stayed. For the first time in thirty-eight years {he} drove on against a rule.",
      "+ @bus(hero look, stowaway walk) It was a strange last day. {Hero} had been afraid of it for weeks: of the speeches, of the long faces, and of the clock. Now {he} was too busy. {Stowaway} walked up and down the {tram} and inspected the shoes. People who had ridden beside each other for years without a word were quarrelling about a name. An old lady was for Beatrice.",
      "@street(hero look, stowaway run) Then, with the last stop but one behind them, {stowaway} jumped up, squeezed out through the half-open door, and ran. “Stop!” called {hero}. “Go on,” said the man with the trombone. “It's your last day. What can they do to you?” {Hero} pulled the brake, took off the cap, and ran after it, and the whole {tram} behind {him}.",
    ],
    end: [
      "@garden(hero look, stowaway stand) It went across a car park, and through a hedge, and down a lane that {hero} had passed for thirty-eight years and had never walked along. At the end of it was a small garden gate. {Stowaway} stood in front of that and waited. A woman in rubber boots opened it. “There you are!” she cried. “Have you been to town again?”",
      "@garden(hero talk, stowaway walk) “It's always the same,” the woman told {hero}. “It rides in with the morning one, and comes home in the evening.” {Hero} felt {himself} go red. “You'll have a plum cake,” said the woman, “now that you're here. How many are you?” {Hero} turned round.",
      "+ @garden(hero eat, stowaway eat) The speeches were held in the grass. They were short, because everybody's mouth was full. The manager of the line came, in a car, to see where his {tram} was, and was given a chair and a fork. “You're two hours late,” he said to {hero}. “Yes,” said {hero}. “It's the first time.” {Stowaway} ate the crumbs off the manager's shoe. “Then I suppose it was due,” said the manager.",
      "@bus(hero sit, stowaway sit) Every Friday {hero} goes to town by the morning {tram}. {He} has the front seat, by the window, and {stowaway} sits next to {him}. The new driver has hung a second sign beneath the rule: except those with a season ticket. In the evening they get off at the last stop but one, and walk down the lane under the plum trees.",
    ],
  }),
  story({
    says: [
      role(
        "carrier",
        "postman|postwoman|mail carrier|mailman|letter carrier|courier|delivery driver|delivery man|delivery woman|delivery boy|delivery girl|delivery rider|parcel carrier|messenger|pizza courier",
      ),
      /\b(?:snow ?storm|storm|blizzard|fog|flood|remote|last house|lonely|mountain|island|end of the (?:road|world|valley)|fjord|farthest|loneliest|desert|hermit)\b/i,
      /\b(?<parcel>(?:(?:an? |the |his |her |one )(?:[a-z]+ )?)?(?:parcel|package|letter|packet|telegram|postcard|box|pizza))\b/i,
    ],
    lead: "carrier",
    may: [role("hermit", "man|woman|widow|widower|hermit|farmer|fisherman|shepherd|lighthouse keeper|lady")],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|santa|spy|bomb|witch|dragon|war|children|santa claus|poison\w*|island postman)\b/i,
    of: "people",
    after: [
      "@street(hero carry) “Leave it until tomorrow,” they had said at the depot. “Nobody will die of that.” But there was a red sticker on {theparcel}: today. {Hero} had never asked why a thing was urgent. {He} had only ever brought it. {Hero} tied {his} hood under {his} chin and set off.",
      "@mountain(hero walk) After the second bend there was no road any more, but {hero} knew it in {his} feet. {Theparcel} was inside {his} jacket, against the wet, and it pressed on the ribs with one corner at each step. Twice {hero} fell. The second time {he} stayed down a little, because it was so comfortable, and that frightened {him} so much that {he} got up and sang.",
      [
        "@room(hero give, hermit take) There was a light, and a door, and it opened by the width of a hand. {Hermit} looked at {hero} as you look at something that the sea has brought. {Hero} held out {theparcel}, and the slip. “Signature,” said {hero}, with blue lips. {Hermit} took the pencil. Then {hermit} took {hero} by the collar, and pulled {him} in.",
        "@room(hero give) There was a light, and a door, and it opened by the width of a hand. Somebody looked at {hero} as you look at something that the sea has brought, and did not say a word. {Hero} held out {theparcel}, and the slip. “Signature,” said {hero}, with blue lips. A hand took the pencil. Then it took {hero} by the collar, and pulled {him} in.",
      ],
      [
        "+ @room(hermit sit, hero sit) They sat on either side of the stove. {Hero} talked, because that was {his} way, about the round, and the dogs, and which houses had twins. {Hermit} moved the kettle and was silent. But at the twins something twitched around {hermit's} mouth. {Theparcel} lay on the table between them. {Hermit} looked at everything in the room except at that.",
        "+ @room(hero sit) They sat on either side of the stove. {Hero} talked, because that was {his} way, about the round, and the dogs, and which houses had twins. The other moved the kettle and was silent. {Theparcel} lay on the table between them. It was looked round, and looked past, as if it were hot.",
      ],
    ],
    end: [
      [
        "@room.night(hero talk, hermit look) “Won't you open it?” asked {hero} at last. {Hermit} shook {hermithis} head. Then, quite rusty, like a gate, there came a voice. “Comes every year,” said {hermit}. “The same day. I put them under the bed.” {Hero} set down the cup. “From whom?” “From a person I shouted at,” said {hermit}, “once, and then never again.” Under the bed there were fourteen of them, and not a string was undone.",
        "@room.night(hero talk) “Won't you open it?” asked {hero} at last. There was a shake of the head. Then, quite rusty, like a gate, came a voice. “It comes every year. The same day. I put them under the bed.” {Hero} set down the cup. “From whom?” “From a person I shouted at,” said the voice, “once, and then never again.” Under the bed there were fourteen of them, and not a string was undone.",
      ],
      [
        "@room.night(hermit read, hero look) “I walked nine hours with that on my ribs,” said {hero}. “I'd like to know what it was.” {Hermit} fetched a knife. Inside lay a knitted cap, and a note: I'm not angry any more, are you? They opened the others, one by one. There were fourteen caps, and fourteen times the same question. {Hermit} put on all of them, one on top of the other, and wept under it.",
        "@room.night(hero look) “I walked nine hours with that on my ribs,” said {hero}. “I'd like to know what it was.” A knife was fetched. Inside lay a knitted cap, and a note: I'm not angry any more, are you? They opened the others, one by one. There were fourteen caps, and fourteen times the same question. The old shoulders began to shake.",
      ],
      [
        "+ @room.dawn(hermit write, hero look) In the morning the storm had gone. {Hermit} sat at the table with a pencil and had written one word, and could not get any further. “It's enough,” said {hero}, who had read it upside down. It said: no. “They'll understand that. It's the answer.” {Hero} had stamps on {him}. {He} always had stamps.",
        "+ @room.dawn(hero look) In the morning the storm had gone. On the table lay a sheet of paper with a single word on it, and beside that a chewed pencil. “I can't think of any more,” said the voice from the stove. “It's enough,” said {hero}, who had read it upside down. It said: no. “They'll understand that. It's the answer.” {Hero} had stamps on {him}. {He} always had stamps.",
      ],
      "@mountain.day(hero carry) From that day on there was post in both directions, every week, and {hero} would not have given up that round for anything. In bad weather {he} wears a cap under the hood. It is knitted, and there were thirteen more where it came from.",
    ],
  }),
  story({
    says: [
      /\b(?:first|only) (?:[a-z]+ )?(?:woman|female|girl|lady)\b|\bfemale\b|\b(?:woman|female) (?:bus|train|tram|taxi|truck|crane|ferry|tractor)\b/i,
      /\b(?:(?:(?:bus|train|tram|taxi|truck|crane|ferry|tractor|lorry|metro|ambulance) (?:driver|operator|captain)|captain|pilot|conductor|firefighter|fireman|mechanic|electrician|plumber|police officer|lighthouse keeper|referee|engineer|driver|blacksmith|fisher\w*|carpenter|chimney sweep|miner|jockey|butcher))\b/i,
      /\b(?:ignor\w+|laugh\w*|mock\w*|no one|nobody|refus\w+|passengers|colleagues|men|village|town|trust\w*|believ\w*|until|flood\w*|storm|accept\w*|team|insult\w*)\b/i,
    ],
    may: [
      /\bignor\w+\b/i,
      /\b(?:passengers|colleagues|men)\b/i,
      /\b(?:flood\w*|storm)\b/i,
      /\bbridge\b/i,
      /\b(?:town|village)\b/i,
      /\bwoman|female\b/i,
      /\bdriver\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|space|astronaut|pharaoh|school|boxing|penalty|orchestra|in love|pirates?|samurai|red card|football)\b/i,
    of: "people",
    after: [
      "@street(hero look) On the first morning three people turned round when they saw who it was. “I'll wait for the next one,” they said, and looked at the sky, as if it were because of the weather. {He} did the work exactly on time and without a mistake, and nobody said a word about it, for there was nothing to say.",
      "@street(hero sit) It remained like that. They greeted over {his} head. Someone had laid an apron over {his} seat, nicely ironed. {Hero} folded it up and used it for wiping the windows. In the evening, when it was quiet, {he} sat for a while with both hands in {his} lap and breathed out.",
      "+ @street(hero talk) There was only one who talked to {him}, an old woman with a basket, called Nana Ess. She was as deaf as a post. “You've got calm hands,” she shouted. “My husband had hands like a hailstorm.” She always gave {hero} something out of the basket, an egg or an onion. It was the only tip that {hero} got that year.",
      "@street.storm(hero look) Then the rain came, and on the second night the water rose as it had not done within living memory. The bridge groaned. On the wrong side of it stood half of the town, with bundles and with children on their shoulders, and the men shouted at one another. “It can't be done,” they said. {Hero} had {his} coat on already.",
    ],
    end: [
      "@street.storm(hero point) “The old people first,” said {hero}. “Then the children. The rest of you hold on to the rope and do what I say.” {Hero} knew where the ground was firm, and which stone gave way; {he} had looked at it each day, while nobody was looking at {him}. {He} went over and back, over and back. The hands were quite calm.",
      "@street.storm(hero carry) {He} went nine times. At the ninth the water was up to {his} chest, and the last of them to be brought was the man who used to wait for the next one. He held on to {hero}'s belt with both fists and had his eyes shut. “Is it far?” he asked. “We've been there for some time,” said {hero}. “You can let go.” Behind them the bridge sighed, and lay down in the river.",
      "+ @street.dawn(hero sit) In the grey of morning they all sat in the church hall, wrapped in blankets, and counted themselves. Nobody was missing. It was some time before anyone noticed that {hero} was not among them. {He} was outside, wiping mud from the windows with an ironed apron, because the day's work began at six.",
      "@street(hero talk) On the next day at six there was a queue. It went round the corner, and most of the people in it did not need to go anywhere. “Good morning,” each of them said, and looked {hero} in the face. When somebody at the back asked whether the man was not coming, an old woman with a basket heard it, deaf as she was. “Which man?” she shouted.",
    ],
  }),
  story({
    says: [
      role("vet", "vet|veterinarian|animal doctor|country vet|farm vet"),
      /\b(?:cow|calf|calving|foal|mare|horse|lamb(?:s|ing)?|sheep|goat|donkey)\b/i,
      /\b(?:midnight|night|storm|snow|winter|called|remote|farm|village|mountains?|highlands|island|next door|not (?:talked|spoken))\b/i,
    ],
    lead: "vet",
    may: [
      role("farmer", "farmer"),
      role("brother", "brother|sister|neighbour"),
      /\b(?<animal>cow|mare|sheep|goat|donkey)\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|unicorns?|dragons?|zoo|children|war|twins|circus|aliens?|detective|talking|talks to animals)\b/i,
    of: "people",
    after: [
      [
        "@barn.night(hero walk, farmer look) There was a lantern in the door of the stable, and {farmer} was holding it. “It's been lying wrong since ten,” said {farmer}. {Hero} had {his} jacket off already. {He} washed {his} arms in a bucket so cold that it bit, and knelt down in the straw. “It's big,” said {hero}. “And it's the wrong way round. This needs three.”",
        "@barn.night(hero walk) There was a lantern in the door, and somebody was holding it with both hands. “It's been lying wrong since ten.” {Hero} had {his} jacket off already. {He} washed {his} arms in a bucket so cold that it bit, and knelt down in the straw. “It's big,” said {hero}. “And it's the wrong way round. This needs three.”",
      ],
      [
        "@barn.night(hero talk, farmer talk) “There's only me,” said {farmer}. {Hero} looked through the little window. Across the yard, no more than a stone's throw away, there was a light. “And who lives over there?” “Nobody,” said {farmer}. “There's a light on.” “That's family,” said {farmer}. “As I said.”",
        "@barn.night(hero talk) “There's only me.” {Hero} looked through the little window. Across the yard, no more than a stone's throw away, there was a light. “And who lives over there?” “Nobody,” came the answer. “There's a light on,” said {hero}. “That's family,” said the voice behind the lantern. “As I said.”",
      ],
      "+ @barn.night(hero talk) It had been about a fence, {hero} learned, or about a tractor. In fact it had been about who had sat by Mother's bed on the last night and who had slept. The wind went round the house. {Hero} held the heavy head in {his} lap and counted the breaths. They had got shorter. “I can pull, or I can turn,” said {hero}. “I can't do both. So either that light comes over here, or I go home.”",
      [
        "@barn.night(farmer walk, hero look) {Farmer} put down the lantern. {Hero} heard boots on the frozen yard, slow ones, and then nothing for a long time. Then there was a knock, the first in all those years. What was said at that door {hero} could not hear. But when the stable door opened, two people came in, one behind the other, and neither looked at the other's face. “Where?” asked {brother}, and rolled up a sleeve.",
        "@barn.night(hero look) The lantern was put down. {Hero} heard boots on the frozen yard, slow ones, and then nothing for a long time. Then there was a knock, the first in all those years. What was said at that door {hero} could not hear. But when the stable door opened, two people came in, one behind the other, and neither looked at the other's face. “Where?” asked the second, with a sleeve rolled up.",
      ],
    ],
    end: [
      "@barn.night(hero give) “You two take the rope,” said {hero}, “and when I say now, you pull. Together. If one of you is too early it will break.” They stood shoulder to shoulder, since there was no room for anything else. “Now,” said {hero}. They pulled. “Now.” At the ninth now something gave way, and came, and lay in the straw.",
      "@barn.night(hero look) It did not breathe. {Hero} rubbed it with straw, and blew into its nose, and rubbed. The two of them knelt opposite each other and rubbed as well. It sneezed. It sneezed right into their faces. For a moment they looked at each other, dripping, and then both of them began to laugh, in exactly the same way.",
      "+ @kitchen.dawn(hero eat) At dawn they sat in the kitchen over fried eggs. Nobody had asked who should come in; it was cold, and so they had come. “You slept,” said one of the two to the frying pan. “I know,” said the other. “I've been awake ever since.” {Hero} ate {his} egg and kept {his} mouth shut. {He} had learned at the university what to do about everything, but not when to hold still. That {he} had learned in kitchens.",
      "@barn.day(hero look) When {he} came by in the spring there was no fence any more. A very big young animal stood in the middle, where it had been, and was being scolded from both houses at the same time, because it had eaten the washing.",
    ],
  }),
];
