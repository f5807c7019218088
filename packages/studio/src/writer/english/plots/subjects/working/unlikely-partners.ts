import { role, story } from "../subject-story.ts";

/** Stories of people who are thrown together by work: in a boat, at one table, on a slope, in a lift; and of bees against a firm. */
export const unlikelyPartners = [
  story({
    says: [
      role(
        "master",
        "fisherman|farmer|shepherd|carpenter|lighthouse keeper|sailor|captain|blacksmith|winegrower|gardener|fisherwoman|baker|cowboy",
      ),
      role(
        "star",
        "influencer|youtuber|blogger|model|pop star|film star|actress|actor|programmer|manager|banker|city girl|city boy|intern|start-?up founder|tiktoker",
      ),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|mermaid|spy|marr(?:y|ies|ied)|in love|wedding|daughter|children|aliens?|zombies)\b/i,
    after: [
      "@harbour.dawn(star stand, master look) {Star} arrived an hour late, in white shoes, and with three batteries. {Master} looked at the shoes and said nothing. {Master} handed {star} a pair of boots that had belonged to somebody with much bigger feet. “Is there a mirror?” asked {star}. {Master} pointed at the bucket.",
      "@harbour(star talk, master carry) {Star} filmed everything: the sun, the ropes, and {masterhis} hands. “Say something authentic,” said {star}. “Hold this,” said {master}. It was heavy and wet, and it smelled. “My followers would love to know how you feel,” said {star}, with a full nose. {Master} thought about it for nearly an hour. “Hungry,” said {themaster}.",
      "+ @harbour(star look, master sit) By noon {star} had found out that there was no signal. {Star} held the telephone up high, and then higher, and then stood on a box. “How many people watch you?” asked {master}. “Half a million.” {Master} whistled. “And who of them comes when you've got a flat tyre?” {Star} opened {starhis} mouth to answer. It stayed open for some time.",
      "@harbour.storm(master point, star carry) The weather turned from one minute to the next. There was a bang, and {master} went down with one leg bent under {masterhim}. “The rope!” called {master}. “The left one! Now!” The telephone slid across the wet boards towards the edge, with the whole day in it. The rope slid the other way. There was time to catch only one of them.",
    ],
    end: [
      "@harbour.storm(star carry, master look) {Star} caught the rope. It burned, but {star} did not let go. There was a small splash somewhere. “Round the post,” said {master} between {masterhis} teeth, “twice, and once under. Like a shoelace.” {Star} did it. It held. {Star} had never in {starhis} life done a thing that held.",
      "@harbour.dusk(star carry, master sit) After that they changed places. {Master} sat with {masterhis} leg on a cushion and gave orders; {star} carried, and pulled, and swore, and had long ago lost one boot. Nobody was watching. It was {master} who noticed first. “You're singing,” said {master}. “I'm not,” said {star}. But it was true, and it was a very silly song, and by the time the lights came in sight they both knew the refrain.",
      "+ @harbour.night(master give, star take) “So the bet is lost,” said {star}. “You wanted proof, and my proof is at the bottom.” {Master} felt in {masterhis} jacket and brought out an old tin camera with a strap. “I took one,” said {master}. “When you weren't looking.” It took three weeks until it came by post: a figure with wet hair and one bare foot, holding on to a rope, with {starhis} mouth wide open. It was the best picture that {star} had ever been in.",
      "@harbour.dawn(star carry, master sit) {Star} has still got half a million followers. But on one day each month nothing is posted, and nobody knows why. On that day {star} arrives an hour early. The boots have been stuffed with newspaper, so that they fit. “How do you feel?” asks {master}. “Hungry,” says {star}.",
    ],
  }),
  story({
    says: [
      /\b(?:two|both|strangers?|same|every (?:morning|day|evening))\b/i,
      /\b(?:(?:(?:the|a|one|last|same|only) )+(?:free |best |corner |window |park )?(?:table|bench|seat|desk|parking (?:space|spot)|chair|sofa|armchair|flat|apartment|office|stall|studio|workshop))\b/i,
      /\b(?:claim\w*|fight|fought|argu\w+|share[sd]?|sharing|quarrel\w*|both want(?:ed)?|insist\w*|compet\w+|race[sd]?|rent(?:s|ed)?|double[- ]booked)\b/i,
      /\b(?:caf[eé]|library|park|train|office|business|library|city|market|street|company|co-?working|restaurant|every|tram|bus|studio)\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|school|children|kids|brothers|sisters|inherit\w*|in love|fall(?:s)? for|married|war)\b/i,
    of: "people",
    after: [
      "It began with a coat. The one who came first laid it down, and went to fetch something, and when he came back a bag was sitting there. “Excuse me,” said the coat. “By all means,” said the bag, and did not move. Neither of them would have got up for all the money in the world.",
      "The next morning both came a quarter of an hour earlier, and the day after that they met outside in the dark, in front of a locked door. There were rules by now. There was a line, drawn with sugar. Anything that fell over the line was lost: a pen, a glove, and once the bigger half of a croissant. They called each other You There.",
      "+ But when you are so close to a person you can't help reading along. “It's spelled with two l's,” said one of them in the second week. “And your sum is wrong,” said the other. “You've forgotten the postage.” They looked at each other, deeply offended. Then both of them corrected it, each behind a raised arm. It was much better like that.",
      "One Monday only one of the two was there. There was plenty of room. There was room for both elbows, and the whole croissant. By nine the sugar line had been drawn twice and wiped away again. “Hospital,” said the waiter. “The appendix. You mean to say you don't have a name to ask for?”",
    ],
    end: [
      "Behind the curtain in room fourteen somebody was lying, very pale, and writing on the back of a menu. “You There,” said the visitor, and put half a croissant on the blanket, exactly in the middle. “You're sitting on my side,” said the bed. They were both so glad that they began to quarrel at once. It was about the sum.",
      "It came out that they had each been trying to do the same thing for a year. One of them knew how to make it and could not sell it. The other could have sold anything, and had nothing to sell. They had been sitting there with half a business each, back to back and elbow to elbow, and had guarded it with sugar. “How stupid,” said one. “With two l's?” asked the other.",
      "+ They told each other their names on the day of the contract, because there was a line for them at the bottom. “You don't look like one,” said both of them at once. The waiter was the witness. He had brought a cake along, and a knife, and everybody watched with interest to see who would be cutting and who would be choosing.",
      "The firm has nine employees by now, and rooms with a view. But every morning before eight you will find the two owners at the old place, where their elbows touch. Down the middle runs a thin white line, and anything that falls over it is lost.",
    ],
  }),
  story({
    says: [
      role(
        "teacher",
        "ski instructor|ski teacher|ski coach|surf instructor|surf teacher|surf coach|swimming instructor|swimming teacher|swimming coach|driving instructor|driving teacher|driving coach|riding instructor|riding teacher|riding coach|dance instructor|dance teacher|dance coach|dancing instructor|dancing teacher|dancing coach|yoga instructor|yoga teacher|yoga coach|diving instructor|diving teacher|diving coach|flying instructor|flying teacher|flying coach|golf instructor|golf teacher|golf coach|tennis instructor|tennis teacher|tennis coach|sailing instructor|sailing teacher|sailing coach|climbing instructor|climbing teacher|climbing coach|skating instructor|skating teacher|skating coach|instructor",
      ),
      role(
        "pupil",
        "sheikh|prince|princess|king|queen|businessman|businesswoman|manager|millionaire|actor|actress|nun|priest|grandmother|grandfather|boxer|professor|politician|singer|rock star|pupil|student|general|emperor|lady|gentleman|banker|widow|widower|woman|man",
      ),
      /\b(?:teach\w*|taught|learn\w*|lesson|never (?:seen|sat|been|swum|ridden|driven)|afraid|stubborn|course|test|failed|exam|licen[cs]e)\b/i,
    ],
    lead: "teacher",
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|school|children|kids|in love|fall(?:s)? for|avalanche|dog|horse|dragon|drown\w*|marr\w+)\b/i,
    of: "people",
    after: [
      "{Thepupil} had brought everything that can be bought for it, and wore all of it at once. “Begin,” said {thepupil} to {hero}. “I've got until Friday.” {Hero} showed how you stand. {Thepupil} stood for as long as it takes to say so. Then {thepupil} lay there and looked at the sky, and said a word that was in no textbook.",
      "“Lean forward,” said {hero}. {Thepupil} leaned back. “Let go,” said {hero}. {Thepupil} held on. It was like that all morning. “Whatever you do,” said {hero}, “lean right back and hold on tight.” And lo and behold, for three whole metres it went.",
      "+ At the foot of the place there was a very small girl who was also learning. She fell down, got up, and fell down, and sang. {Thepupil} watched her for a long time. “Doesn't she know that people are looking?” asked {thepupil}. “No,” said {hero}. “That's the trick.” {Thepupil} looked round at all the faces. There were really quite a lot, and most of them were eating chips.",
      "On Thursday evening {thepupil} sat on the ground and would not get up. “I can't do it,” said {thepupil}. “All my life people have told me how good I am at things. They say it before I've even begun. I've never known if it's true.” {Hero} sat down as well. “You're dreadful at it,” said {hero}. “You're the worst I've ever had.”",
    ],
    end: [
      "{Thepupil} stared at {hero}. Then something began to twitch. “Really the worst?” “There was a bishop in the spring,” said {hero}, “but he broke something, so he doesn't count.” {Thepupil} laughed until there were tears. “At last,” said {thepupil}. “At last somebody who knows what he's talking about. Again!”",
      "And now that it no longer had to be good, it was. {Thepupil} fell down, and got up, and fell down, and sang, rather flat. It got dark. {Hero} held a lamp. At some point there was no thud any more. {Hero} listened and lifted the lamp. Far out, alone, upright, with arms spread like somebody on a rope, {thepupil} went by.",
      "+ On Friday a large car was waiting. The chauffeur held the door open and an umbrella up. {Thepupil} turned to {hero}. “What do I get? For a certificate, I mean.” {Hero} tore a page out of the notebook, wrote on it, and signed. “The second worst,” {thepupil} read. It was folded up and put where others have their medals.",
      "Once a year a large car stops there, and {thepupil} gets out, with nothing on but an old jersey. “And how is that going?” people ask {hero}, and point. “Dreadful,” says {hero}, and in answer a rather flat song comes from far out there.",
    ],
  }),
  story({
    says: [
      /\b(?:elevator|lift) (?:operator|attendant|boy|man|girl|mechanic|repairman)\b|\b(?:revolving door|cable car|funicular|ferry|toll ?booth|ticket booth|cloakroom) (?:attendant|operator|man|woman|keeper)\b|\bferryman\b/i,
      role(
        "guest",
        "guest|woman|man|lady|passenger|singer|pianist|widow|widower|stranger|actress|tenant|visitor|commuter|writer",
      ),
      /\b(?:fall(?:s|ing)? in love|fell in love|in love|loves?|loved|afraid|fear\w*|stairs|every (?:day|morning|evening)|never)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|vampires?|stuck|spy|children|trapped)\b/i,
    of: "people",
    after: [
      "@hall(hero look, guest walk) {Hero} had noticed {guest} on the first day: the quick step, the look at the door, and then the turn of the heel. {Guest} was the only one who ever looked {hero} in the face, and {guest} always did it from the far side of the hall. “No, thank you,” said {guest}. “I never do.”",
      "@corridor(hero carry, guest walk) So {hero} began to be at the other end. {He} wrote down how long {guest} took, and stood there with a glass of water when {guest} came, out of breath. “You again,” said {guest}. “Pure chance,” said {hero}, who had run. It never lasted longer than it takes to drink a glass of water.",
      "+ @corridor(hero talk, guest sit) “It's not the height,” {guest} told {hero} once, halfway, sitting on the step. “It's when the door shuts. When I was small, there was a door that nobody opened for a long time.” {Hero} asked nothing. {He} thought of {his} own door, which {he} opened and shut four hundred times a day. In all those years {he} had never considered how that must look from inside.",
      "@hall(guest stand, hero look) Then came the evening when {guest} stood in the hall in a travelling coat, with a suitcase and with one foot in plaster. The train went in twenty minutes. “I can't manage it on foot,” said {guest}. {Guest} was as white as paper and looked at {hero}'s door. “Will it shut?” “Yes,” said {hero}. “But I'm on the inside.”",
    ],
    end: [
      "@lift(hero talk, guest stand) {Hero} did something that is forbidden. {He} left the door open by the width of a shoe, and the shoe was {his} own. “Tell me to stop,” said {hero}, “and I'll stop.” They moved at the pace of a snail. {Guest} held the rail with both hands. “Stop,” said {guest}. {Hero} stopped. “Go on.” {Hero} went on. They stopped nine times, and the last few times it was only in order to look at one another.",
      "@lift(guest take, hero stand) “I've counted,” said {guest}. “You've always been here before me with that glass.” “I run quite well,” said {hero}. {Guest} let go of the rail with one hand and took hold of {hero}'s sleeve. “The shoe,” said {guest}. “You may take it out of the door now.” {Hero} did not trust {his} ears. “Are you sure?” “Shut it.”",
      "+ @station.night(guest sit, hero run) They were too late for the train, of course. They sat down on the suitcase and shared a bag of roasted almonds. “There's one in the morning,” said {hero}. “There's one every morning,” said {guest}, “for years and years. I'm in no hurry.” Above them the big station clock moved on by a minute, with a jerk, like something that had only been waiting for it.",
      "@hall(hero stand, guest walk) Between the bells {hero} now has company. {Guest} gets in at the bottom with a book and rides up and down until closing time, and has not been asked to get out. On the floor by the door, where the brass is worn, there is the print of a shoe. {Guest} always puts one foot on it when it shuts.",
    ],
  }),
  story({
    says: [
      /\b(?:beekeepers?|bees|small farmers?|goat farmer|winegrower|winemaker|fishermen|fisherman|shepherd|dairy farmer|farmer|cheese ?maker|olive (?:farmer|grower)|gardener|coffee farmer|brewer|miller)\b/i,
      /\b(?<firm>(?:an? |the )?(?:(?:big|huge|large|greedy|honey|food|oil|mining|foreign|international|wine|chemical|rich|agricultural|energy|dairy) ){1,3}(?:company|corporation|firm|concern|producer|developer|investor|group|brand|factory)|(?:property )?developer|corporation|golf (?:club|course|resort)|hotel chain)\b/i,
    ],
    may: [/\b(?<animals>bees|goats|sheep|cows|geese|ducks|pigs|chickens)\b/i],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|magic\w*|spy|children|dies|died|poison\w*|talking|talks|kids|dragon|school)\b/i,
    of: "people",
    after: [
      "@farm(hero talk) A gentleman came up the hill in thin shoes and laid a paper on {hero}'s table. “We're offering you more than it's worth,” he said, “because we're friendly. The next letter won't be.” {Hero} read it as far as the sum. “Tea?” asked {hero}.",
      "@farm(hero look) The next letter said that {hero}'s sign had the wrong shape, and the one after that forbade {him} to use the word “real”. A fence went up overnight between {him} and the spring. In the shops in the valley {hero}'s jars and crates were moved to the bottom shelf, and then down to the cellar.",
      "+ @kitchen.night(hero write) At night {hero} sat over the accounts. {He} was not a fighter. {His} grandmother, who had planted the limes, had always said that you could not win against the weather, only be there when it was over. {Hero} licked the pencil. It would last until the harvest. After that there would be nothing left to be stubborn with.",
      [
        "@farm(hero look) On the day of the signing the director came in person. He had a long black car, and he left the window open because of the heat. It had grown strangely quiet around them. The {animals} had gone from where they should have been. “I wouldn't get in just now,” said {hero} to the director. The {animals} were in the car.",
        "@farm(hero look) On the day of the signing the director came in person. He had a long black car, and he left the window open because of the heat. It had grown strangely quiet. Then there was a humming. Out of the old limes a swarm of bees came down like a brown scarf, turned once over the yard, and moved into the director's car.",
      ],
    ],
    end: [
      [
        "@farm(hero sit) “Get them out!” cried the director. “They'll come out when they're ready,” said {hero}. The telephone was in the car as well. So the director of {thefirm} had to sit down on the bench beside {hero}, and there was nothing to do but look at the hill. The {animals} looked back at him, over the steering wheel. At about three he asked if there was still some of that tea.",
        "@farm(hero sit) “Get them out!” cried the director. “They'll come out when they're ready,” said {hero}. The telephone was in the car as well. So the director of {thefirm} had to sit down on the bench beside {hero}, and there was nothing to do but look at the hill. At about three he asked if there was still some of that tea.",
      ],
      "@farm(hero give) {Hero} gave him bread with it, and what {he} made {himself}. The director chewed and stopped chewing. “My grandfather had that,” he said. “On Sundays, in a blue pot. I've been looking for it ever since.” He ate four slices. “Why can't we do that?” “Because it takes as long as it takes,” said {hero}.",
      "+ @farm.dusk(hero look) Towards dark the car was empty again, and there were a few marks on the leather. The director stood beside it with his jacket over his shoulder. “They'll laugh at me,” he said. “I've come for a hill, and I go home with a jar.” “Two,” said {hero}, and handed him the second through the window.",
      "@farm(hero carry) The fence is gone. {Hero}'s things stand on the top shelf now, at eye level, and under the sign with the wrong shape there is a smaller one, with the word “real” on it. And once a year a long black car comes up the hill. Its windows are open, and the man at the wheel sits down on the bench, to see who will get in.",
    ],
  }),
];
