import { role, story } from "../subject-story.ts";

/** Comedies of work: wrong sugar, wrong weather, secret fears and stubborn customers. */
export const awkwardJobs = [
  story({
    says: [
      /\b(?:salt (?:instead of|for|and) (?:the )?sugar|mix(?:es|ed)? up (?:the )?(?:salt|sugar)|sugar (?:with|and) salt|(?:ruins?|ruined|drops?|dropped|burn(?:s|t|ed)?|forg[eo]ts?|eats?|ate|sits? (?:down )?on|sat (?:down )?on|smash\w+|destroy\w*|collaps\w+|sp[io]lls?) .{0,60}cakes?|cakes? .{0,60}(?:collaps\w+|ruin\w*|drop\w*|burn\w*|smash\w*|slip\w*|fall\w*|fell|melt\w*|wrong|mixed up))\b/i,
      /\b(?:baker|bakers|pastry chef|confectioner|cook|chef|apprentice|bakery|cake (?:maker|shop|decorator)|caterer|patisserie)\b/i,
      /\b(?:wedding|birthday|mayor|king|queen|president|bride|anniversary|party|competition|important|guests|customer)\b/i,
    ],
    may: [
      role(
        "client",
        "mayor's daughter|king's daughter|bride|mayor|princess|king|queen|president|customer|groom|bridal couple|newlyweds",
      ),
      role("boss", "boss|master baker|master|head chef|owner|mentor|old baker|grandmother|grandfather|father|mother"),
    ],
    unless:
      /\b(?:murder\w*|ghosts?|robots?|kill\w*|poison\w*|magic|witch|dragon|children|kids|school|thief|stol\w+)\b/i,
    of: "people",
    after: [
      "@bakery(hero look) {Hero} noticed it at ten to two, when there was nothing left to be done about it. {He} stood in front of the cake, and the cake stood in front of {him}, and outside the van was already hooting. It had taken three days, and it was lost, and there were two hundred guests at the tables.",
      [
        "+ @bakery(hero talk, boss look) “Show me,” said {boss}. {Hero} showed it. {Boss} looked at the cake for as long as it takes to boil an egg. “In my first year,” said {theboss}, “I dropped one from a balcony. How much time have we got?” “Ten minutes,” said {hero}. “Then stop crying into the icing. It's wet enough.”",
        "+ @bakery(hero look) {Hero} thought of running away. {He} got as far as the back door. There stood the dustbins and a cat, and neither of them knew a way out. {He} thought of a telegram, of a fever, and of a small fire. Then {hero} washed {his} face, put on a clean apron, and went back in to the cake.",
      ],
      "+ @bakery(hero take) Everything that was still on the shelves came down: rolls from the morning, a bowl of cherries, cream, the broken biscuits for the children of the street. {Hero} threw it all into the van, on top of {himself}. “What's it going to be?” asked the driver. “I don't know yet,” said {hero}. “Drive slowly round the corners.”",
      [
        "@hall(hero stand, client look) The doors opened, and two hundred heads turned round. The music stopped. {Hero} stood there with a trolley, and on the trolley there was no cake. There were bowls. At the long table a glass was put down. “And what is that supposed to be?” asked {client}, and rose from the chair.",
        "@hall(hero stand) The doors opened, and two hundred heads turned round. The music stopped. {Hero} stood there with a trolley, and on the trolley there was no cake. There were bowls. At the long table a glass was put down. “And what is that supposed to be?” asked the grandest lady of all, whose hat had a whole bird on it.",
      ],
    ],
    end: [
      "@hall(hero talk) {Hero} could have made something up. “That was going to be your cake,” {he} said. “I've ruined it. There's nobody to blame but me. But in these bowls there's everything that goes into one, and I've brought aprons.” Nobody moved. Then, at the very end of the table, a small voice asked, “May I lick the spoon?” It was the oldest guest, who was ninety-four.",
      [
        "@hall(hero cook, client cook) After that there was no stopping them. The fathers whipped cream, and the uncles fought over the cherries. The two families who had not spoken all day threw flour at each other, and {client} turned out to be a master at roses. {Hero} ran from bowl to bowl. “More!” {he} called. “Higher! And now the biscuits!”",
        "@hall(hero cook) After that there was no stopping them. The fathers whipped cream, and the uncles fought over the cherries. The two families who had not spoken all day threw flour at each other, and the lady with the bird turned out to be a master at roses. {Hero} ran from bowl to bowl. “More!” {he} called. “Higher! And now the biscuits!”",
      ],
      [
        "@hall(hero look, client eat) What stood on the table in the end was as crooked as a tower after an earthquake, and it was taller than the door. It had two hundred cooks, and each found the place that was his own. There was not a crumb left over. “I've seen a lot of cakes,” said {client}, with cream up to both elbows, “and I can't remember a single one of them. I shall remember this one.”",
        "@hall(hero look) What stood on the table in the end was as crooked as a tower after an earthquake, and it was taller than the door. It had two hundred cooks, and each found the place that was his own. There was not a crumb left over. “I've been to sixty feasts,” said the lady, with cream on the beak of her bird, “and I can't remember a single cake. I shall remember this one.”",
      ],
      "@bakery(hero write) In the window of the bakery there is a new line on the price list, at the very bottom: ruined cake, with aprons, for any number of guests. It is the dearest of all, and it is booked until next summer. In the kitchen two jars stand far, far apart, and {hero} has written on each of them in very large letters.",
    ],
  }),
  story({
    says: [
      /\b(?:firefighter|firem[ae]n|pilot|surgeon|doctor|vet|veterinarian|diver|lifeguard|swimming teacher|sailor|captain|policem[ae]n|police officer|window cleaner|roofer|zookeeper|lion tamer|soldier|mountain guide|dentist|nurse|postm[ae]n|steeplejack|electrician|flight attendant|driving instructor|bodyguard|chimney sweep|crane (?:driver|operator)|acrobat|ski instructor)\b/i,
      /\b(?:(?:is|was|are|were) (?:secretly |terribly |so |very |now )?(?:afraid|scared|terrified|frightened) of|fear of|faints?|fainted|can(?:'t|not) (?:swim|stand (?:the sight of )?blood)|could(?:n't| not) (?:swim|stand (?:the sight of )?blood)|scared of)\b/i,
      /\b(?<fear>ladders|heights|flying|blood|water|dogs|the dark|fire|needles|lifts|lions|spiders|mice|cats|horses|the sea|snow|thunder|guns|driving)\b|\b(?:ladder|swim|deep|dark|depths?|sea|animals|lift)\b/i,
    ],
    may: [
      role(
        "mate2",
        "colleague|captain|boss|chief|apprentice|partner|nurse|crew|friend|wife|husband|daughter|son|trainee",
      ),
    ],
    unless:
      /\b(?:pirates?|dolphin|cat down|own cat|arrest|old man|baby|pearl|beard|murder\w*|ghosts?|robots?|kill\w*|monsters?|vampires?|child(?:ren)?|boy|girl|penguin|dragon|bees|first night|shark)\b/i,
    of: "people",
    after: [
      "Nobody at work would ever have guessed it, and that was hard work. {Hero} had a hundred ways of not having to. {He} had a bad shoulder on some days, and on others the radio to mind, and when it could not be avoided {he} whistled, quite loudly, with closed eyes. {Hero} was the best whistler they had ever had.",
      [
        "@corridor(hero talk, mate2 talk) “It's got worse, hasn't it?” asked {mate2}, when they were alone by the lockers. {Hero} went on tying a shoe that was tied. “What has?” {he} asked. “You whistled the whole of the march today,” said {mate2}. “Twice.” “If you tell them,” said {hero}, “I'll have to go. Who wants someone like me?” {Mate2} told nobody.",
        "@corridor(hero look) In the evening {hero} sat by the lockers and tied a shoe that was tied. If they found out {he} would have to go. Who wants a person in this job who is afraid of just that? {He} had looked it up in a book. “Face your fear,” it said there. {Hero} had shut the book at once.",
      ],
      "+ @room.night(hero sit) It had not always been so. {Hero} knew the day, and the hour, and the smell of it. Before that day {he} had laughed at such people. Now {he} woke at three each morning with wet hands, drank a glass of water, and told {himself} that tomorrow it would be gone.",
      "Then came the call that could not be whistled away. It was close by, it was urgent, and all the others were at the far end of the town. {Hero} stood in front of the very thing, and somebody was in need of help on the other side of it. {His} knees gave. {He} pursed {his} lips, and no sound came out of them at all.",
    ],
    end: [
      [
        "“I can't,” said {hero} aloud. It was the first time that {he} had said so to anyone. “I'm afraid of {fear}. I always have been.” {Mate2} stepped up close beside {him}. “I know,” said {mate2}. “I'll go behind you. You don't need to be brave. You only need to take the first bit, and then we'll see if there's a second.”",
        "“I can't,” said {hero} aloud. It was the first time that {he} had said so to anyone. “I'm afraid of it. I always have been.” {Mate2} stepped up close beside {him}. “I know,” said {mate2}. “I'll go behind you. You don't need to be brave. You only need to take the first bit, and then we'll see if there's a second.”",
        "“I can't,” said {hero} aloud. It was the first time that {he} had said so to anyone. “I'm afraid of {fear}. I always have been.” From over there came a shaking voice. “So am I,” it said. “Are you coming all the same?” {Hero} had to laugh, though it sounded more like a hiccup. “The first bit,” {he} called. “Then we'll see if there's a second.”",
        "“I can't,” said {hero} aloud. It was the first time that {he} had said so to anyone. “I'm afraid of it. I always have been.” From over there came a shaking voice. “So am I,” it said. “Are you coming all the same?” {Hero} had to laugh, though it sounded more like a hiccup. “The first bit,” {he} called. “Then we'll see if there's a second.”",
      ],
      "There was a second. There was a third as well, and it was terrible, each as terrible as the one before. {Hero} did not close {his} eyes this time, and did not whistle. {He} told it all aloud, how {his} heart was hammering and which hand went where. And bit by bit, trembling from head to foot, {he} did what had to be done, and it was done.",
      "+ @hall(hero talk) {He} told the others {himself} that same evening, standing on a chair, before {he} could change {his} mind. It was so quiet that the tap could be heard. Then a big man by the window cleared his throat. “With me it's the stairs,” he said. “In the dark.” “Needles,” said another. It took them half the night to get round.",
      "{Hero} is still afraid. It has not become any smaller, but {he} has told the others, and so it weighs less. When a call comes now {he} says, “First bit,” and somebody answers, “Then we'll see.” And whistling can be heard again at work, with open eyes, and just for fun.",
    ],
  }),
  story({
    says: [
      /\b(?:stand[- ]?up(?: comed\w+| comic| show| stage)?|comedian|comedy (?:club|night|show)|tells? jokes|telling jokes|jokes)\b/i,
      /\b(?:driver|drives?|drove|butcher|plumber|nurse|teacher|undertaker|accountant|cashier|mechanic|cook|waiter|waitress|postm[ae]n|clerk|policem[ae]n|policewoman|dentist|cleaner|baker|barber|engineer|doctor|farmer|lawyer|father|mother|factory)\b/i,
      /\b(?:dream\w*|wants? to|wanted to|secretly|practi[sc]\w+|at night|tries|tried|first (?:show|gig|time|performance)|open mic|passengers|customers|ashamed|father|mother|hid(?:es|den)?)\b/i,
    ],
    may: [
      role("public", "passengers|customers|patients|colleagues|students|pupils|guests|clients"),
      role("parent", "father|mother|butcher father|boss|wife|husband|grandfather|grandmother|uncle|aunt"),
    ],
    unless:
      /\b(?:wake|fianc\w+|murder\w*|ghosts?|robots?|kill\w*|lost (?:his|her) sense|clown|school|dying|funeral|sad clown|depress\w*|ai)\b/i,
    of: "people",
    after: [
      [
        "@street(hero talk, public look) {Hero} practised every joke on {public} first. A snort was a good sign. A sigh was worth a change in the second line. And when nobody reacted at all {hero} took out a small notebook, at the next red light or behind the counter, and crossed out a week's work.",
        "@street(hero talk) {Hero} tried out every joke at work before anybody else heard it. A snort from the back was a good sign. A sigh was worth a change in the second line. And when nobody reacted at all {hero} took out a small notebook, at the next red light or behind the counter, and crossed out a week's work.",
      ],
      [
        "@kitchen(hero talk, parent eat) {Parent} had no opinion of it. “Being funny isn't a job,” said {parent}. “Being funny is what you do after the job.” {Hero} had hung up the notice for the comedy night in the hall at home, quite small. In the morning it was gone. {Parent} had wrapped the sandwiches in it.",
        "@kitchen(hero eat) At home they had no opinion of it. “Being funny isn't a job,” they said. “Being funny is what you do after the job.” {Hero} had hung up the notice for the comedy night in the hall, quite small. In the morning it was gone. {He} found it at noon, round {his} sandwiches.",
      ],
      "+ @theatre.night(hero look) The club was a cellar with a brick wall and a red lamp. One after another went up there, and they made jokes about aeroplanes and about their mothers-in-law. {Hero} held on to the notebook with both hands. {He} had forty jokes about aeroplanes in it, too, and had never been in one.",
      [
        "@theatre.night(hero stand, parent sit) Then {he} stood in the light. The first joke fell on the floor and lay there. The second fell beside it. Somebody coughed. {Hero} turned a page, and another, and saw in the last row, behind a pillar, a coat that {he} knew. It was {parent}, with folded arms, and the sandwich paper was sticking out of the pocket.",
        "@theatre.night(hero stand, public sit) Then {he} stood in the light. The first joke fell on the floor and lay there. The second fell beside it. Somebody coughed. {Hero} turned a page, and another. And then {he} saw in the last row, behind a pillar, faces that {he} knew. It was {public}, with folded arms, all in a row, and they waited.",
        "@theatre.night(hero stand) Then {he} stood in the light. The first joke fell on the floor and lay there. The second fell beside it. Somebody coughed. {Hero} turned a page, and another. And then {he} saw in the last row, behind a pillar, six coats that {he} knew. Half of the people from {his} work were sitting there, with folded arms, and waited.",
      ],
    ],
    end: [
      "@theatre.night(hero talk) {Hero} closed the notebook. “I don't know anything about aeroplanes,” {he} said. “I'll tell you what I did today instead.” {He} told them about the first hour, exactly as it had been: who had come, and what they had wanted, and what they had called {him}. {He} did not even try to be funny. In the third row somebody snorted.",
      [
        "@theatre.night(hero talk, parent look) After that {hero} told them about the sandwiches. {He} did {parent}'s voice, and {parent}'s way of chewing, and how at home a laugh was something that you put away for the winter. The whole cellar shook. But {hero} was listening only for one sound. It came very late, from behind the pillar, like a gate that has not been opened for years.",
        "@theatre.night(hero talk, public look) After that {hero} told them about the sandwiches, and about {public}, who come out on a wet Tuesday in order to see somebody fail. The whole cellar shook. But {hero} was listening only for one sound. It came from behind the pillar, all those laughs at once, like a crate that falls down the stairs.",
        "@theatre.night(hero talk) After that {hero} told them about the sandwiches, and about six people who come out on a wet Tuesday in order to see somebody fail. The whole cellar shook. But {hero} was listening only for one sound. It came from behind the pillar, six laughs at once, like a crate that falls down the stairs.",
      ],
      [
        "+ @street.night(hero talk, parent talk) “I don't chew like that,” said {parent} outside, in the rain. “No,” said {hero}. “You do it louder.” {Parent} looked straight ahead. “The bit about the winter,” said {theparent} after a while. “That's true. My own father was like that as well. You should put him in.” They walked home, and {hero} took notes all the way.",
        "+ @street.night(hero talk) “You've put me in,” said the oldest of the six outside, in the rain. “I don't sound like that.” “No,” said {hero}. “You do it louder.” He thought about it. “Next time you must do the story with the ladder,” he said. “That was funnier than you told it.” They all walked home together, and {hero} took notes all the way.",
      ],
      "@street(hero talk) {Hero} has kept the job. It would be stupid to give it up, since that is where the jokes come from. On Tuesdays there is a queue in front of the cellar, and on the door hangs a notice, a little greasy, with the marks of two sandwiches.",
    ],
  }),
  story({
    says: [
      /\b(?:weather (?:presenter|man|woman|girl|forecaster|reporter)|weatherm[ae]n|weatherwom[ae]n|meteorologist|tv presenter|news ?reader|news presenter|news anchor)\b/i,
      /\b(?:wrong|mistake\w*|never right|rain|snow|sun(?:shine)?|storm|laugh\w*|lies?|lied|forecast\w*|predict\w*|truth|live|on air)\b/i,
    ],
    may: [
      /\b(?:predict\w*|forecast\w*|promis\w+)\b/i,
      /\b(?:sun(?:shine|ny)?|dry)\b/i,
      /\b(?:snow\w*|storm\w*|rain\w*|flood\w*)\b/i,
      /\bmost (?:loved|popular|famous) (?:person|man|woman)\b/i,
    ],
    unless:
      /\b(?:on purpose|daughter|affair|murder\w*|ghosts?|robots?|kill\w*|aliens?|apocalypse|asteroid|comet|end of the world|magic|god)\b/i,
    of: "people",
    after: [
      "@room(hero talk) {Hero} had studied it for six years. {He} knew every cloud by its Latin name. It made no difference: if {hero} smiled and promised a fine day, the whole region bought umbrellas. Children set their clocks by {his} mistakes. A bakery sold a bun called the Forecast, and there was nothing inside it.",
      "@street(hero walk) {He} no longer went out without a hat. “My wedding!” shouted a woman from a balcony, and threw something soft. “My hay!” shouted a farmer. {Hero} stood still and took it, because they were right. “I'm very sorry,” {he} told each of them. “I say what the instruments say. They look so sure.”",
      "+ @study.night(hero look) In the evening {hero} sat among {his} instruments, and they blinked at {him} from all sides. {He} had cleaned them, and had them tested, and once {he} had shouted at them. Only the old barometer from {his} grandmother hung on the wall and said the same as ever. It said “Change”, and it had been stuck for forty years.",
      "@room.night(hero talk) On the evening before the great summer feast all the screens were blue: sun, they said, and not a breath of wind. {Hero} went on the air. {He} looked into the camera and thought of the tents by the river, two hundred of them. {His} left knee was hurting. It had hurt on the day of the wedding, and on the day of the hay.",
    ],
    end: [
      "@room.night(hero talk) “The instruments say sun,” said {hero}. “I've told you what they say every day for years, and I've been wrong every day. So tonight I'll tell you something else. My knee hurts. My grandmother used to go by her hip, and she never lost a sheet from the line. Please take down those tents.” In the control room somebody dropped a cup.",
      "@river.storm(hero look) People laughed so much that they forgot to be angry. Some of them took down the tents only to be able to tell the tale. At four in the morning the river came. It came over the meadow like a brown wall, with trees in it, and where two hundred families had meant to sleep there was nothing to be seen but a volleyball net.",
      "+ @street(hero look) The next day {hero} went out without a hat. They were standing on both sides of the street. Nobody threw anything. {Hero} was the most loved person in the town. The woman from the balcony came down with a child on each arm. “What does it say for tomorrow?” she asked, very politely, and looked at {his} knee.",
      "@room(hero talk) The screens have been moved to the side a little. In front of the map stands an armchair, and every evening at five to eight {hero} sits down in it, puts up {his} left leg, and listens. It is not always right. But it says so, and the bun with {hero}'s name has got plum jam in it now.",
    ],
  }),
  story({
    says: [
      /\b(?:estate agents?|realtor|real estate agents?|house (?:seller|agent)|landlord|developer|buyers?|removal m[ae]n|movers)\b/i,
      /\b(?:house|flat|apartment|villa|cottage|home|farmhouse)\b/i,
      role(
        "owner",
        "old owner|owner|old woman|old man|elderly woman|elderly man|old lady|widow|widower|tenant|old tenant|grandmother|grandfather|previous owner",
      ),
      /\b(?:refus\w+|will not|won't|would(?:n't| not)|scar(?:es?|ed)|sabotag\w+|sends? away|sent away|hid(?:es)?|chas(?:es?|ed)|never|trick\w*|test\w*|not (?:leave|sell|move))\b/i,
    ],
    unless: /\b(?:murder\w*|ghosts?|haunted|robots?|kill\w*|dead|witch|magic|vampires?|monster)\b/i,
    of: "people",
    after: [
      "@room(hero talk, owner sit) “Bright, quiet, close to the park,” {hero} had written in the advertisement. There was nothing in it about {owner}. The first visitors looked at the ceiling, the view, and then at {owner}, who was sitting in the middle of it all like a piano. “Does that come with the house?” they asked {hero} in a whisper.",
      "+ @room(hero look, owner talk) {Owner} told the second visitors about the damp and sneezed as a proof. The third heard a tapping in the wall, and it was {owner} in the cupboard, with a spoon. “We had an agreement,” said {hero} afterwards on the stairs. “You had,” said {owner}. “I only signed it. I didn't have my glasses on.”",
      "+ @kitchen(hero eat, owner cook) {Hero} came every day now, and always at noon, because {owner} cooked at noon. They quarrelled over the soup. “What do you need five rooms for?” asked {hero}. “What does anyone need more than a bed for?” asked {owner}. “How many rooms have you got?” “One,” said {hero}. “And who's in it, when you come home?” {Hero} put down the spoon.",
      "@room(hero talk, owner look) Then the perfect buyers came, with money and without questions. “We'll gut it,” they said happily. “All these walls out.” And they drummed on the door frame, on a row of little pencil lines with names and dates beside them. {Owner} did not put up a fight this time. {Owner} only stood there, and looked quite small. {Hero} held the pen out to the buyers, and found that {he} could not let go of it.",
    ],
    end: [
      "@room(hero talk, owner look) “I'm afraid there's a defect,” {hero} heard {himself} say. “It's the door frame. It carries the whole house.” The buyers knew about houses. “That's nonsense,” they said, and left. {Hero} sat down on the stairs. In all {his} life {he} had never talked anyone out of a house.",
      "@kitchen(hero talk, owner talk) “And now?” asked {owner}. “It's too big for me. I know that. I only couldn't bear that it should stop.” They ate the soup and thought. It was {hero} who put down the spoon first. “You don't have to sell it,” {he} said. “You have to fill it. I know a bus driver with twins. I know a student who plays the tuba. I sent them all away, because they had no money.”",
      "@corridor(hero write, owner look) By the autumn there was a bell with five names at the door, and in the yard a rope with very many socks. {Owner} had the room on the ground floor, beside the kitchen, and told everybody off. “And the attic?” asked {owner}. “It's bright and quiet, and close to the park.” “It's let,” said {hero}, and held up a suitcase.",
      "@corridor(hero write, owner look) On the door frame there are new pencil lines, and they stand close together: the twins, a tuba, a cat. Quite far up, beside the date of last Sunday, there is {hero}'s. “Stand straight,” says {owner} each year and lays a book on {his} head. “One would think you'd grown.”",
    ],
  }),
  story({
    says: [
      role(
        "vet",
        "vet|veterinarian|country vet|village vet|animal doctor|firefighters|firefighter|firemen|fireman|farmer|policeman|policewoman|police officer|plumber",
      ),
      role("beast", "cow|horse|donkey|pig|goat|bull|sheep|pony|calf|elephant|giraffe|camel|llama|moose|hippo|ostrich"),
      /\b(?:swimming pool|pool|stuck|roof|balcony|tree|well|ditch|kitchen|supermarket|church|bedroom|lift|elevator|motorway|third floor|staircase|bath(?:tub|room)|living room|bus|chimney)\b/i,
      /\b(?:call(?:s|ed)?|rescu\w+|get (?:it|her|him) (?:out|down)|fall(?:s|en)?|fell|stuck|stands?|stood|found|finds?|how|help|rings?|rang)\b/i,
    ],
    lead: "vet",
    unless:
      /\b(?:murder\w*|ghosts?|robots?|kill\w*|dead|talks?|talking|dragon|magic|zoo|circus|birth|foal|steal\w*|stol\w+)\b/i,
    of: "people",
    after: [
      "{Hero} had been called to many things, but for this one there was no page in the book. {He} walked round it twice, with a torch. {Beast} chewed. {Beast} was the only one there that was not excited. “How did it get in?” asked {hero}. Nobody had an answer. It had been there, that was all.",
      "+ First they pulled. Nine people took hold of a rope, and at “three” they all lay on their backs. Then they pushed, and that was worse, as {hero} was standing at the back. Somebody's uncle had read that you must shout. They shouted. In the whole neighbourhood the windows went up, and the animal made a long, deep noise, like a ship.",
      "+ By two o'clock half the town was there, in dressing gowns. There was coffee. The mayor had an idea with balloons. A boy offered his skateboard, and {hero} thanked him seriously and wrote it on the list. {He} had mud up to the belt, and one ear had been licked quite clean.",
      "At four they had tried everything, and half the town stood about in dressing gowns. {Hero} sat down on the ground, with {his} back against that big warm flank, and shut {his} eyes. {He} could feel it breathe, much too fast. Under all that chewing {beast} was trembling like a leaf.",
    ],
    end: [
      "“Turn off the lamps,” said {hero}. “And go home, please, all of you. No. Sit down. But don't say anything.” The lamps went out, one by one. {Hero} took off the wet jacket, laid {his} hand on the broad forehead, and began to hum. It had no tune to speak of.",
      "After a while an old woman behind the hedge hummed along, a third lower. Then it was the mayor, and in the end all the dressing gowns. The trembling stopped. “And now,” said {hero}, so softly that they hardly heard it, “I'm going to walk away, quite slowly, as if it was morning.” {He} did. Behind {him} {beast} sighed, set one foot in front of the other, and came along.",
      "{Beast} simply came, by the way that had led in, and nobody could see afterwards how that had been possible. They walked through the whole town like that: {hero} in front, humming, behind {him} {beast}, and behind {beast} two hundred people in slippers. The sun was just coming up. No one wanted to be the first to stop.",
      "@street.dawn(vet walk) Once a year, on that date, they get up at four, and nobody remembers any more who began it. They meet in their dressing gowns, with coffee, and {hero} walks ahead. There is no need for it. But they all know the tune by now, and at the fence, with big soft ears, {beast} listens.",
    ],
  }),
];
