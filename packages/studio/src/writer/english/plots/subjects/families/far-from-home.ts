import { role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

/** Stories of houses that are sold, of those who work far from home, and of plans that parents do not like. */
export const farFromHome = [
  story({
    says: [
      /\b(?:sell(?:s|ing)?|sold|for sale|last (?:weekend|summer|night|christmas|time|visit))\b/i,
      /\b(?:family home|childhood home|parents['’] (?:house|home)|(?:grandmother|grandfather|grandparents|mother|father|grandma|grandpa|nonna|family|aunt|uncle)(?:['’]s?)? (?:old )?(?:house|home|cottage|farm|cabin|villa|apartment|flat)|summer house|holiday home|old house|house (?:where|in which) (?:they|she|he|we|I) grew up|the house)\b/i,
      /\b(?:siblings|sisters|brothers|children|grandchildren|cousins|family|brother|sister|daughter|son|granddaughter|grandson|parents|mother|father)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|haunted|vampires?|killer|letters?|diary|treasure|secret|hidden|half[- ]|will|divorc\w*|developer|refus\w*|robot|magic\w*|photo\w*|not (?:spoken|talked)|estranged|first love|buys?|bought|care home|nursing home|tenant|nobody knew)\b/i,
    of: "people",
    after: [
      "“Just the keys on Monday, please,” the man from the agency had said. “All of them.” There were a great many. {Hero} laid them in a row on the kitchen table. There was the one for the back door, the one for the cellar, and a tiny one of which nobody had ever known what it was for.",
      "+ @bedroom.night(hero look) In the first night nobody slept. The stairs creaked as they had always creaked, on the third step and the eighth, and somebody trod on both of them on the way to the fridge. {Hero} lay in {his} old bed, in which {he} no longer fitted, and looked up at the ceiling.",
      "They had agreed not to be sentimental. But wherever they went, something was waiting. Behind the curtain there was a burn of which no parent had ever been told. “That was you,” said {hero}. It turned out that they had all been in it.",
      "+ @kitchen They ate what was left in the house, and it was a strange menu: pickles, soup from a packet, and a birthday cake candle that somebody took for marzipan. The best plates were used for it, at last. They had been kept for a special occasion for forty years.",
      "@corridor(hero look) On Sunday evening everything had been carried out. The rooms were so empty that every word came back. {Hero} went through them once more to put out the lights, and in the hall {he} could not go on. {He} stood with {his} forehead against the front door. “Who are we going to be,” {he} asked, “when there's no more here to come home to?”",
    ],
    end: [
      "@corridor(hero look) It was then that the tiny key was tried out. But under the coat hooks, low down, where only a child would see it, there was a small door in the panelling, which had been painted over. The paint cracked. Behind it was a hole, hardly deeper than a loaf, and in it lay everything that had been hidden from grown-ups there: a tooth, a marble, eight cigarettes and a promise.",
      "@corridor(hero read) The promise had been written in four colours on the back of a bus ticket. Whatever happens, it said, we meet here on the first of August. All of them had signed, with blood, or at least with jam. {Hero} read it aloud, and the empty house said it after {him}. “Here,” said {hero} slowly. “But it doesn't say where here is.” “It's where we are,” said the youngest of them, “isn't it?”",
      "The keys were handed over on Monday, all but one, and the man from the agency did not notice. On the first of August the family meets on a camping site, on a landing, or in somebody's much too small kitchen. The tiny key hangs round the neck of whoever comes first, and the good plates are used for chips.",
    ],
  }),
  story({
    says: [
      /\b(?:immigrant|immigrat\w+|emigrat\w+|refugee|fled|moves? (?:from \w+ )?to|moved (?:from [\w ]+ )?to|arriv\w+ (?:from|in)|newcomer|foreigner|stranger|from (?:Syria|Vietnam|India|Turkey|Mexico|Italy|Iran|Ukraine|Ghana|Nigeria|Poland|China|Korea|Ethiopia|Afghanistan|Brazil|Pakistan|Lebanon))\b/i,
      /\b(?:opens?|opened|runs? a|ran a|starts? a|started a|takes? over|took over|sets? up|set up)\b/i,
      /\b(?<shop>(?:barber ?shop|barber['’]s|restaurant|bakery|shop|caf[eé]|food truck|tailor['’]?s?(?: shop)?|grocery(?: store)?|laundry|kiosk|stall|tea ?house|salon|corner shop|noodle shop|snack bar|flower shop|workshop))\b/i,
      /\b(?:nobody|no ?one|customers?|distrust\w*|suspicious|villagers|town|neighbou?rs?|village|hostile|street|locals|rejected|lonely|first)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|mafia|inherit\w*|fell in love|falls? in love|rivals?|alien|robot|dragon|witch|brothers|sisters|robbery)\b/i,
    of: "people",
    after: [
      "On the first morning {hero} had swept the pavement twice before eight. Then {he} opened the door of {theshop}, turned the sign round and stood behind the counter. People went by. They slowed down, read the name over the window, moved their lips and walked on. The only one who came in was a wasp.",
      "+ {Hero} did not give up. {He} wrote Welcome on the board, and then Good Prices, and in the second week Please. {He} put a bowl of sweets from home on the sill. “It's too sweet for them here,” {he} told {his} mother on the telephone. “And how is business?” asked his mother. “I'm run off my feet,” said {hero}, and looked at the wasp.",
      "It was not that they were unkind. “Give it time,” said the postman. At night {hero} sat among the empty chairs and did the sums, and the sums said: until the end of the month.",
      "Then came the storm. It brought down the wires and left the whole street without light. {Hero} had a gas ring, forty candles and nothing to do. {He} put the candles in the window, all of them, as people did at home on such a night.",
      "The first was the postman, with a tree on his bicycle. After him came a woman with two children and no hat. They stood there dripping, and were embarrassed, because each had walked past so often. “We saw the light,” said the woman. {Hero} had already put the kettle on. “Sit down,” {he} said. “There's enough for everybody.”",
    ],
    end: [
      "They sat in {theshop} until the morning, thirty of them, on chairs, on boxes and on the floor. Somebody began to sing, and when it was {hero's} turn {he} sang something of {his} own, a very old song about a well, of which no one understood a word. At the end of it a farmer at the back blew his nose. “We've got that one,” he said. “Ours has a mill in it.”",
      "When the wires had been mended, {hero} opened the door as always, swept, and turned the sign. There was a queue. It went round the corner, and right at the front stood the postman. “I thought I'd come early,” he said, “before it gets full.”",
      "+ “How is business?” {his} mother asked on Sunday. {Hero} had the receiver between ear and shoulder, as both hands were full. “I'm run off my feet,” {he} said, and held it out into the noise so that she could hear it.",
      "There is a lamp in the window of {theshop} that burns all night. When somebody new moves in, as happens now and then, it is {hero} who goes across first, with a bowl of sweets.",
    ],
  }),
  ...withAndWithout({
    may: [role("parent", "mother|father|mum|mom|dad|nurse|cleaner|housekeeper|woman|man|carer|nanny")],
    says: [
      /\b(?:abroad|overseas|far away|another country|sends? (?:\w+ )*(?:money|home|pound|dollar|euro|parcels?)|sent (?:\w+ )*(?:money|home|pound|dollar|euro|parcels?)|every (?:pound|dollar|euro|penny|cent)|works? in|worked in|guest worker|migrant)\b/i,
      role("child", "children|daughter|son|daughters|sons|kids"),
      /\b(?:not (?:\w+ )?seen|years|left behind|miss(?:es|ed)|raise[sd]?|goes back|went back|returns?|returned|comes? home|came home|sends?|sent|at home|video|grandmother|back home)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|soldier|war|army|astronaut|space|prison|spy|grown[- ]up|kidnap\w*|dead|died|robot)\b/i,
    lead: "parent",
    of: "adults",
    after: [
      "@street.dusk(hero walk) On the first of the month {hero} stood in the queue at the counter, with the money in an envelope and the envelope under {his} coat. {He} knew by heart what it turned into on the other side: a roof, a tooth, a pair of shoes. {He} always asked for the size of the shoes. In that way {he} could tell how much of {child} had grown without {him}.",
      "+ @kitchen(hero talk) On Sundays they spoke. {Child} held up school reports to the camera, and a cat, and the new tap. {Hero} had put on lipstick or a clean collar and sat so that the bed could not be seen, nor the sink beside it. “Is it nice where you live?” {child} asked. “It has a view,” said {hero}. It had a view of a wall.",
      "@room(hero carry) All week {he} cleaned other people's rooms and found other people's children under the beds. It was lovely, and it was the hardest part of the work. Once one of them fell, and cried, and {hero} said the wrong name to comfort it.",
      "@kitchen(hero look) Then came a Sunday on which {child} only answered yes and no. “What's wrong?” asked {hero}. “Nothing. You wouldn't understand it anyway. You don't know anybody here.” The picture shook and went out. {Hero} sat in front of the dark screen. It was true. {He} had paid for every brick of a house in which {he} could not have found the light switch.",
      "@shop(hero stand) On the first of the month {hero} did not queue at that counter. {He} stood at another one, with the same envelope, and it was not enough. The man looked at the coins, and the wedding ring among them, and at the face above. He pushed the ring back. He printed something, and paid the rest himself.",
    ],
    end: [
      "@street(hero stand, child look) It was raining on the other side too. {Child} stood at the gate with a bucket, so tall, in shoes of which {hero} knew the size. They stared at each other. Neither of them took a step.",
      "@street(hero hug, child hug) “You're small,” said {child} at last, and it sounded quite shocked. “I've always filled the picture,” said {hero}. Then the bucket fell over. {Hero} {was} held so hard that {he} could not get any air, and {he} smelled the hair, which no camera can send. “I don't know anybody here,” {he} said. “You'll have to introduce me.”",
      "+ @room(child point, hero look) {Child} led {him} through all the rooms by the sleeve. “This is the roof,” said {child}. “This is the tap. And this is the light switch.” {Hero} pressed it, and pressed it again.",
      "@kitchen(hero eat, child eat) On the first of the month {hero} lays the money on the kitchen table now and asks what it is going to be. On the door frame there are pencil marks for the years that {he} missed. They were drawn in later, by the size of the shoes.",
    ],
  }),
  story({
    says: [
      /\b(?:parents|father|mother|family|dad|mum|mom)\b/i,
      /\b(?:medical school|medicine|law school|law|engineer\w*|studies|university|college|doctor|lawyer|job at (?:the|a) bank|career|degree)\b/i,
      /\b(?:quit(?:s|ting)?|drop(?:s|ped)? out|g[ai]ve(?:s|n)? up|left|leaves?|instead|wants? to (?:be|become)|wanted to (?:be|become)|dreams? of|dreamed of|secretly|refus\w+|rather|becom\w+|became)\b/i,
      /\b(?<trade>an? (?:[a-z-]+ )?(?:baker|cook|chef|painter|gardener|carpenter|hairdresser|tailor|shepherd|farmer|florist|drummer|beekeeper|fisherman|potter|sculptor|blacksmith|guitarist))\b/i,
      /\b(?:tell|tells|told|telling|strict|expect\w*|disappoint\w*|want(?:s|ed)?|angry|furious|secret\w*|confess\w*|approv\w*|forbid\w*|against|proud|shocked|not speak\w*|hid\w*|pretend\w*|find out|found out|understand)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|robot|dragon|mouse|knight|king|prince|princess|dead|died|inherit\w*|vikings?|wizard|monster|bear)\b/i,
    of: "people",
    after: [
      "@kitchen(hero sit) On the wall at home hung a frame, and there was nothing in it yet. It had been bought on the day on which {hero} had been given the place, in gold, with glass. “Your diploma will go there,” the father used to say. Every time {hero} came home for dinner, {he} sat exactly opposite that empty frame and said that everything was going well.",
      "+ For eight months there had been nothing to go well. In the mornings {hero} left with the heavy books in {his} bag, and round the corner {he} put on other clothes. {He} came home dead tired and happy, and had to hide both. “You study too hard,” said the mother and gave {him} the biggest piece. It lay on the plate like a stone.",
      "@kitchen(hero talk) It came out because of {his} hands. The father took hold of one across the table and turned it to the light. “Those aren't the hands of somebody who studies,” said the father. {Hero} could have told one more lie. “No,” said {hero}. “I'm learning to be {trade}.”",
      "@corridor(hero stand) The father got up, took the frame from its nail and went out with it. “We have saved for that piece of paper since the day on which you were born,” said the mother very quietly, with her back to {him}. “Do you know what he wanted to be himself?” {Hero} did not know. In all those years {he} had never asked.",
      "For six weeks they did not speak. {Hero} worked. {He} {was} not the best, but {he} {was} the first to come and the last to leave. Then the day was there on which {hero} had to show what {he} could do. {He} sent a card home.",
    ],
    end: [
      "{Hero} saw him only when it was all over and the people were leaving. The father stood beside the door, with a flat parcel under his arm. He took {hero's} hand again, and turned it to the light. “You're good,” he said. “I didn't want to see it. I looked for a mistake the whole time.”",
      "“What did you want to be?” asked {hero}. “A trumpet player,” he said. “Your grandfather broke the trumpet over his knee.” He unwrapped the parcel. It was the frame. Behind the glass was the card that {hero} had sent. “It's got a date on it, and a signature,” said the father. “That makes it a diploma.”",
      "+ The mother came in from the street, where she had been waiting in case it went wrong. “Well?” she asked. Both of them had something in their eyes. “He wants a trumpet,” said {hero}.",
      "@kitchen(hero eat) The frame hangs in its old place, across from {hero's} chair. Now and then there is a dreadful noise from the bedroom, long and low, like a ship in fog. Nobody in that house would dream of stopping it.",
    ],
  }),
  ...withAndWithout({
    may: [role("eldest", "sister|brother|girl|boy|daughter|son|teenager|woman|man|student")],
    says: [
      /\b(?:takes? care of|took care of|looks? after|looked after|car(?:es|ed|ing) for|rais(?:es|ed|ing)|brings? up|brought up|responsible for|mother to|feeds?|fed)\b/i,
      role(
        "little",
        "younger brothers|younger sisters|little brothers|little sisters|younger siblings|little siblings|siblings|younger brother|younger sister|little brother|little sister|brothers and sisters|brothers",
      ),
      /\b(?:dream\w*|college|university|school|scholarship|works? nights?|worked nights?|nights?|mother|mum|mom|alone|money|own life|letter|leave|exam|job|sick|ill|secret\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|war|wolf|witch|dragon|robot|magic\w*|zombie|bear|parents (?:died|die|are dead)|orphan\w*|famine)\b/i,
    lead: "eldest",
    of: "people",
    after: [
      "@kitchen(hero cook) By seven {hero} had buttered eight slices, found three shoes that matched and signed a school report with {his} mother's name. Their mother came home as {hero} and {little} were leaving.",
      "+ @kitchen.night(hero read, little sleep) {Hero's} own books lay under the bread bin. {He} read them at night, standing up, so as not to fall asleep, with one foot rocking whoever had had a bad dream. “What are you learning?” asked {little}. “How to get away from you,” said {hero}, and pulled the blanket up. It was a joke. It was also the truth.",
      "@kitchen(hero read) The letter came on a Thursday. {Hero} opened it in the bathroom, with the tap running. They had taken {him}, four hours away by train. {He} read it until {he} knew it by heart. Then {he} thought of the eight slices, tore it in two and put it in the bin, under the potato peelings.",
      "@kitchen(little look, hero cook) But {little} took the rubbish down, and {little} could read. That evening it was strangely quiet at table. “I can make toast,” a voice said in the middle of it. “I know,” said {hero}. “I can do the shoes.” “Good,” said {hero}. “You never let us,” said {little}, “and so we can't show you that we don't need you.”",
      "@kitchen(hero look, little talk) On the table lay the letter. It had been stuck together with plasters, eight of them, with small bears on. {Hero} felt {his} eyes sting. “I can't go,” {he} said. “Who would be here at night?” Nobody answered that. In the doorway stood their mother in her work coat, an hour too early, and she had heard it too.",
    ],
    end: [
      "@kitchen(hero look) She read the letter, bears and all. “I've been counting the wrong thing,” she said. “I counted heads, and I thought, as long as they're all there. I never saw that one of them wasn't a child any more, because I'd used it all up.” She put it in front of {hero}. “You'll go. I've asked for the day shift.”",
      "+ @kitchen(little cook, hero sit) The last week was a rehearsal. {Hero} had to sit on a chair and was not allowed to help. {Little} burned eight slices, and then four, and then only one. {Hero} held on to the seat with both hands. It was the hardest exam that {he} had ever taken, and {he} passed it by doing nothing.",
      "@station(hero hug, little hug) They all came along to the station. They hung round {his} neck like coats. And when the train had left, {he} found something in {his} jacket that had been wrapped in foil: one slice of toast, golden brown, with butter right up to the edges.",
      "@room(hero write) On the wall above {hero's} desk hangs a letter with bears on it. At seven each morning, wherever {he} is, {his} telephone shows {him} a picture. It is always the same one: a kitchen table, eight slices, all the shoes in pairs. {Hero} touches every face on it with one finger as {he} goes out, and counts.",
    ],
  }),
];
