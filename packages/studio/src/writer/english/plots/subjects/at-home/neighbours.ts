import { story } from "../subject-story.ts";
import { who } from "./words.ts";

/** Stories of neighbours: grumpy, lonely, strange. */
export const neighbours = [
  story({
    says: [
      /\b(?:grumpy|mean|grouchy|bad-tempered|lonely|cross|angry|stingy|never shares?|selfish|old)\b/i,
      /\b(?<tree>apple tree|apple trees|pear tree|cherry tree|plum tree|orchard|mango tree|fig tree|orange tree|walnut tree|lemon tree)\b/i,
      who("owner", "man|woman|neighbour|neighbor|lady|farmer|gardener|gentleman|mr|mrs"),
      /\b(?:child(?:ren)?|kids?|boys?|girls?|neighbours?|neighbors?|steal\w*|stole|share[sd]?|ill|sick|hospital)\b/i,
    ],
    unless: /\b(?:murder|robot|dragon|king|queen|monster|elephant|secret garden|giant|hidden|wall)\b/i,
    after: [
      "@garden(owner look) The gate had a new bolt, and the bolt was rusted, and nobody had pushed it for weeks. That is how the children noticed. No stick came over the hedge any more. Behind the curtain sat {owner}, wrapped in blankets, and looked out at {thetree}, and could not go to it.",
      "@garden(hero look) “We could take all we like now,” said the smallest, who had a bite-shaped grin. They climbed over. But it was no fun to steal from someone who could not run. The grass was up to their knees. On the bark sat fat brown caterpillars, hundreds of them, and chewed.",
      "@garden(hero take) So they picked caterpillars. They picked until it was dark, into jam jars, and let them go at the railway. On the next day they brought water, and a ladder. Behind the curtain something moved, and a fist knocked on the pane. “The LEFT branch!” shouted {owner}. “Prop up the LEFT one, you goats!”",
      "+ @garden(owner talk, hero) From then on the window was open, just by a hand's breadth. “Not so near the trunk!” came out of it. “Gently! It isn't a cow!” The children learned to prune and to graft. They also learned nine words that they were not to use at home. In return they pushed things through the gap: soup, a joke, a drawing of a goat.",
      "@garden.storm(hero) Then came the storm. It came at night, and it came from the side where the prop was. The children met in the road, in pyjamas and boots, without having arranged it. {Thetree} leaned and groaned. They put their backs against it, all of them in a row. It was not enough.",
    ],
    end: [
      "@garden.storm(owner, hero) “Move up,” said a voice behind them. There stood {owner}, in a nightshirt, with hair like a dandelion and a rope over one shoulder. “I'll be ill tomorrow,” said {owner}. They wound the rope round trunk and gatepost, and {owner} leaned there with them, in the row, until it got light.",
      "@garden(owner give, hero take) Nothing fell but fruit. In the morning it lay in the grass in heaps. The children only looked. {Owner} bent down with a groan, picked up the best one and polished it on {ownerhis} sleeve. “What are you staring at?” {ownerhe} growled. “I can't eat all that on my own.” And the smallest bit into it first.",
      "+ @kitchen(owner talk) There was enough for every kitchen in the street, and for the whole winter. The recipe for the jam was written on the back of a drawing, and {owner} shouted out of the window how much sugar to put in.",
      "@garden(owner sit, hero climb) The bolt is still there, but the gate is off. They have made a ladder of it. And on the trunk, where the rope was, {owner} has carved a row of names, and one more word: GOATS.",
    ],
  }),
  story({
    says: [
      /\b(?:ball|football|frisbee|kite|shuttlecock|boomerang|drone|paper plane|arrow)\b/i,
      /\b(?<toy>football|cricket ball|tennis ball|ball|frisbee|kite|shuttlecock|boomerang|drone|paper plane|arrow)\b/i,
      /\b(?:over|window|fence|garden|wall|roof|yard|hedge)\b/i,
      /\b(?:neighbou?rs?|old (?:man|woman|lady)|haunted|grumpy|witch|fear\w*|afraid|scared|ring|Mr|Mrs|Miss|house)\b/,
    ],
    unless: /\b(?:murder|final|match|kite festival|goalkeeper|dog waits|prison)\b/i,
    of: "young",
    after: [
      [
        "@street(hero, mate talk) “You go,” said everybody, and looked at {hero}. {Talker} came along as far as the gate. From there the path ran up to the door, between thistles, and it was very long. “If I'm not back in ten minutes, you can have my bike,” said {hero}. “Which one is the good pedal?” asked {talker}.",
        "@street(hero talk) “You go,” said everybody, and looked at {hero}, and took three steps back. From the gate the path ran up to the door, between thistles, and it was very long. “If I'm not back in ten minutes, you can have my bike,” said {hero} to them all. “But not the bell.”",
      ],
      "@street(hero look) The neighbour who lived there ate cats, they said at school. {Hero} knew all those stories; some of them {he} had made up {himself}. The bell was a lion's head with a ring through the nose. {Hero} took hold of the ring. From inside there came a sound like a drum.",
      "@corridor(hero stand) The door opened by the width of an eye. “So,” said a voice. “That's the first one this year.” {Hero} had prepared a sentence, and it was gone. “Come in,” said the voice. “Come and fetch it yourself.” Behind {hero's} back the door fell shut, and far away, at the gate, somebody screamed.",
      "+ @corridor(hero walk) It smelled of glue in there. {Hero} went along behind a walking stick, through a passage where pale things hung from the ceiling on threads. There were wings, and ribs, and something with a tail. “Don't touch the whale,” said the voice. “It's not dry.”",
      "@workshop(hero look) At the end was a big room, and {hero} stood there with {his} mouth open. On shelves up to the roof lay everything that had ever flown over that wall, each with a label and a date. On a chair sat the neighbour, with a magnifying lamp. “Yours is on the table,” said the neighbour. “It has knocked my whale's fin off.”",
    ],
    end: [
      "@workshop(hero build) “I build animals out of paper, for a museum,” said the neighbour. “In forty years nobody has ever rung. They climb over, and make up stories about cats.” {Hero} got red ears. Then {he} picked up the glue. “I could hold the fin,” {he} said.",
      "@workshop(hero talk) When the police came, and the fathers, and half the street with rakes, they found the two of them under a paper whale, with glue in their hair. “What ten minutes?” asked {hero}. The neighbour looked at the people in the doorway. “That makes fourteen rings at once. Who wants cocoa?”",
      "+ @street.dusk(hero look) That evening {thetoy} flew back over the wall, and a hundred others flew behind it. They rained down on the street. Grown men ran after them, and read the labels, and shouted: “That's mine! From second class!”",
      "@workshop(hero build) There is a little door in the wall now. Whoever kicks something over has to go through it and glue for one hour. And oddly enough there has never been so much bad aiming in that street as there is this year.",
    ],
  }),
  story({
    says: [
      /\b(?:old|elderly|widow\w*|lonely|grumpy|retired|[6-9]\d|eighty\S*|ninety\S*|mrs|mr)\b/i,
      who("owner", "lady|woman|man|neighbour|neighbor|widow|widower|mrs|mr|miss|gentleman"),
      /\b(?:lonely|alone|lives? (?:next door|upstairs|downstairs|alone|above|below|across)|lived (?:next door|upstairs|downstairs|alone|above|below|across)|next door|upstairs|neighbou?r|no visitors|nobody (?:visits?|visited))\b/i,
      /\b(?:visit\w*|friends?|after school|befriend\w*|help\w*|every day|tea|brings?|brought|talk\w*|read\w*|knock\w*|shop\w*)\b/i,
      /\b(?:boys?|girls?|child(?:ren)?|kids?|student|schoolgirl|schoolboy|son|daughter|brother|sister|\d+)\b/i,
    ],
    unless:
      /\b(?:tomato\w*|grow\w*|garden\w*|plants?|noisy|next to ours|balcony|football|cans|string|murder|tin cans?|rooster|cockerel|cello|ghost|spy|vampire|witch|police|love with|marr\w*|piano|blind|deaf|cheat\w*|scam\w*|apple tree|monster|robot|drive|prison|puppy|rent)\b/i,
    may: [who("visitor", "boy|girl|child|student|schoolgirl|schoolboy|kid|teenager")],
    lead: "visitor",
    of: "people",
    after: [
      "@room(hero stand, owner talk) The first time {hero} only stayed on the doormat. The flat behind it smelled of floor polish and of yesterday. “You can come in,” said {owner}. “I don't bite. I haven't got the teeth for it.” {Hero} wiped {his} feet for a very long time, and came in.",
      "@kitchen(owner talk, hero write) They had nothing to talk about. The clock ticked. “What do people do these days?” asked {owner}. “Homework,” said {hero}. “Show me,” said {owner}, and put on two pairs of glasses. It was fractions. {Owner} took an apple and a knife, and soon there was nothing left of the fractions, apart from the core.",
      "@room(owner look, hero look) After that {hero} came every day. On Mondays they did sums with cake. On Thursdays they looked out of the window and guessed where people were going. “To a secret meeting,” said {hero}. “To the dentist,” said {owner}. “Look at his walk.”",
      "+ @kitchen(hero talk, owner talk) Once {hero} asked about the second cup on the table. “That is for if somebody drops in,” {ownerhe} said. “And does anybody?” “You do,” said {owner}. “But you drink out of the bottle.” The next day {hero} washed the cup, and from then on it was {his}.",
      "@corridor(hero sit) Then, one afternoon, nobody opened. {Hero} rang and listened. The clock ticked behind the door, and that was all. On the doormat lay the newspaper. {Hero} sat down on it, because {his} legs would not hold {him}, and waited, and thought of all the things {he} had not yet asked.",
    ],
    end: [
      "@corridor(owner stand, hero talk) It was almost dark when there were steps. {Owner} came along, with a stick, quite out of breath. “Where were you?” shouted {hero}, much too loudly. “Out,” said {owner}, astonished. “I haven't been out for two years. I'd forgotten how wide the streets are.” From {ownerhis} pocket came a small paper bag.",
      "@room(owner give, hero take) In it was a key. “So that you never have to sit on the newspaper again,” said {owner}. {Hero} could not say anything, and so {he} unlocked the door, although it would have been just as easy to let {owner} do it. They had tea. The clock had stopped, and neither of them noticed till it was time for supper.",
      "+ @street(owner walk, hero walk) Since then they go out together on Thursdays, arm in arm, very slowly. People look out of their windows and guess where they are going. “To a secret meeting,” {owner} likes to call, loudly, with {ownerhis} stick in the air.",
      "@room(owner talk, hero sit) There are five cups on that table now. The word has got round in the house that on Mondays there are sums with cake. And on the doormat it says, in letters cut out of newspaper: *Drop in*.",
    ],
  }),
  story({
    says: [
      who("guest", "monster|alien|giant|giantess|vampire|dragon|troll|ogre|yeti|bear"),
      /\b(?:mov(?:es?|ed) in(?:to)?|next door|new neighbou?rs?|the house next)\b/i,
      /\b(?:nobody|no one|everybody|everyone|neighbou?rs?|the (?:whole )?street|people|afraid|scared|hello|say|friend\w*|strange)\b/i,
    ],
    unless: /\b(?:murder|police|cops?|rent\w*|flat|detective|love|student|marr\w*|ex)\b/i,
    may: [who("ownbrave", "sister|brother|little girl|little boy|cousin|daughter|son")],
    after: [
      "@street On the first day all the curtains in the street were closed, and behind each of them stood somebody. They saw a lorry come. They saw a bed carried in, as long as a bus, and a toothbrush like a broom. Then the door closed. A nameplate was screwed on, and nobody went near enough to read it.",
      [
        "@street(ownbrave carry) “I'm going over,” said {ownbrave}. “You're not,” said everybody. But {ownbrave} had already put {ownbravehis} boots on, one of them on the wrong foot. {Ownbravehe} carried a plate across the road, with a slice of bread and butter on it, and the whole street held its breath and forgot to hide.",
        "@street(guest take) On the second day there was a plate on the step of that house. It had a slice of bread and butter on it, and a note: *Hello*. Who had put it there, nobody would say. The door opened. A very big hand came out and felt about, and took the plate inside, with two fingers, as if it were made of glass.",
      ],
      "@street On the third day the plate came back. It stood on the wall, and it was clean, and on it lay a stone, round and blue. When you held it to your ear, it purred. “It's a trick,” said Mr Grubb from number four. “It's a thank-you,” said a child.",
      "+ @street So it went back and forth. A pancake went over, and a feather came back, as long as an oar. A pot of jam went over, and in return somebody swept the whole pavement in one night, even Mr Grubb's. “It wants to be liked,” said Mr Grubb darkly. “Who doesn't?” asked his wife, and was surprised to hear herself say it.",
      "@street.storm Then it rained for a week, and the brook behind the gardens came up over the wall. People stood at their upstairs windows with the cat and the clock in their arms, and the telephone was dead. And at the house next door the lights went on.",
    ],
    end: [
      "@street.storm(guest carry) {Theguest} came out and stood in the road, up to the knees, where it would have been over anybody else's head. And then {theguest} went from window to window and held up the long bed like a tray. “One at a time, please,” said {theguest}, in a deep and rather shy voice. “Mind the edge. Is there somebody who would like to hold the lamp?”",
      "@roof.storm(guest talk) Mr Grubb was the last. He sat on his chimney and shook his head. “We have never even said hello to you,” said Mr Grubb at last, so quietly that it could hardly be heard. “Someone did,” said {theguest}. “On a plate. One is quite enough, to begin with.” And Mr Grubb climbed on.",
      "+ @attic.night(guest play) They spent the night in the big, dry attic next door, all of them together, wrapped in one single blanket. It turned out that there was a piano, and that {theguest} could sing. Nobody had guessed it, because they had never listened.",
      "@street(guest stand) On the wall between the houses stands a plate, and it is never empty for long. The curtains in that street are open. And anyone who wants to can go right up to the crooked nameplate and read it. It says: *Please Ring*.",
    ],
  }),
  story({
    says: [
      /\b(?:basket|bucket)\b/i,
      who("owner", "lady|woman|man|neighbour|neighbor|boy|girl|mrs|mr|grandmother|grandma"),
      /\b(?:upstairs|downstairs|floor|balcony|window|opposite|above|next door)\b/i,
      /\b(?:puppy|kitten|dog|cat|something alive|animal)\b/i,
    ],
    unless: /\b(?:murder|prison|tower|princess|fox|ransom|kidnap\w*)\b/i,
    of: "people",
    after: [
      "@room(hero write, owner write) The rope had always squeaked at the third floor. Buns came down, and the newspaper went up. Notes went both ways. *Is it raining where you are?* wrote {owner}, one floor away. *Only a bit*, wrote {hero}. *It has stopped now. Did it stop at yours?*",
      "@room(hero read) But this time it came down slowly, and it swung. {Hero} leaned out and caught hold of it. Under the checked napkin something breathed. There was a note, and the writing ran downhill. *Please take good care of this for a little while*, it said. *I cannot explain.*",
      "@room(hero write) So {hero} took good care. {He} sent up reports, three times a day. *Has eaten.* *Has slept.* *Has eaten the report.* No answer came. The basket came down empty each time, and the rope hung slack. Upstairs there was no step to be heard and no kettle.",
      "+ @corridor(hero stand) {Hero} went up and knocked, but the door was locked. “Gone in the ambulance, on Tuesday night,” said the man from the top floor. “On a stretcher. But the basket had to go down first.”",
      "@room(hero look) {Hero} stood at the window and looked at the rope. It had never been meant for a distance like that. {Owner} was in hospital, the caretaker said, where visitors had to be family. {Hero} thought about it until the sun was gone. Then {he} untied the basket and put everything that was needed into it.",
    ],
    end: [
      "@hospital(owner sit) There is no rule about baskets. The porter looked under the napkin, and coughed, and let it pass. It rose with the lift, between the trays. And in a white bed lay {owner}, with {ownerhis} face to the wall, and heard the squeak of wicker, and turned round.",
      "@hospital(owner write) Out came a bun, a bit sat upon. Out came a wet nose. And last there was a note. *It has stopped raining here*, said the note. *Has it stopped at yours?* {Owner} read it, with two paws on {ownerhis} chest, and laughed, and cried, and asked for a pencil. *Nearly*, {ownerhe} wrote. *It will have by Sunday.*",
      "+ @corridor(owner, hero) On Sunday the whole house stood on the stairs. {Hero} had oiled the rope, and it was {owner} who missed the squeak, at once, and insisted on having it back.",
      "@street(hero look, owner look) It goes up and down all day now, since there is so much more to share out. At the top somebody barks when it comes. At the bottom somebody answers. And on every floor between, people put their hands out of the window and add a bun.",
    ],
  }),
];
