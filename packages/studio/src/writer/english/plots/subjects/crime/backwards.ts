import { role, story } from "../subject-story.ts";

/** Crimes the other way round: loot that is brought back, a night that is gone, a dark flat, a landmark for sale. */
export const backwards = [
  story({
    says: [
      role(
        "crook",
        "thieves|thief|cat burglar|burglars|burglar|safecrackers|safecracker|robbers|robber|pickpocket|con man|con woman|criminal|gang|crooks|crook",
      ),
      /\b(?:return(?:s|ed|ing)?|(?:put|give|gave|bring|brought) back|br(?:ing|ings|ought|inging) (?:it |them |everything |(?:\w+ ){1,4})?back|put(?:s|ting)? (?:it |them |(?:\w+ ){1,4})?back|g[ia]ve(?:s)? (?:it |them |everything |(?:\w+ ){1,4})?back)\b/i,
      /\b(?<loot>(?:the|an?|his|her|their|everything) ?(?:[a-z-]+ ){0,3}(?:painting|statue|necklace|diamond|ring|crown|vase|jewels|mask|violin|clock|sword|portrait|loot|things|tiara|bracelet))\b/i,
      /\b(?:museum|gallery|palace|castle|mansion)\b/i,
    ],
    may: [
      role("young", "granddaughter|grandson|niece|nephew|daughter|son|apprentice"),
      /\bbreak(?:s|ing)? into|broke into\b/i,
      /\bmuseum|gallery|mansion|villa|church\b/i,
    ],
    unless:
      /\b(?:(?:and|with) (?:her|his) (?:granddaughter|grandson|niece|nephew|daughter|son)|detective|inspector|ghost\w*|in love|dragon|magpie|murder\w*|wallet)\b/i,
    lead: "crook",
    of: "people",
    after: [
      "“Getting it out was easy,” said {hero}. “Everybody looks at people who carry things out.” {Theloot} lay on the kitchen table, wrapped in a towel, and took up all the room. It was to go back to where it belonged, and without a soul noticing. In all {his} years {hero} had never heard of anyone who had tried that.",
      [
        "@kitchen(hero talk, young talk) “You can't just ring the bell?” asked {young}. “And say what?” said {hero}. So they made a plan, with sugar lumps. The white ones were guards. {Young} found the timetable of the cleaners, and drew the back stairs, and asked one question that {hero} didn't like. “Why did you take it at all?” {Hero} moved a sugar lump. “It's a long time ago,” said {hero}.",
        "@kitchen(hero sit) {Hero} made a plan, with sugar lumps. The white ones were guards. {He} found out when the cleaners came, and drew the back stairs from memory. There was only one question that had no lump: why {he} had taken it at all, so long ago. {Hero} pushed that question to the edge of the table, and ate it.",
      ],
      "@corridor.night(hero walk) The alarm was no trouble, and nor was the window. The trouble was {hero's} knees, which cracked at every step, so that a guard called out, “Is that you, Bert?” “Yes,” said {hero}. There was a pause. “All right, Bert,” said the guard. {Hero} had reached the right room by then, and the right place. And there stood a chair, and on the chair sat a lady with white hair.",
    ],
    end: [
      "@hall.night(hero talk) “I sit here every year, on this night,” said the lady. “I was the one on guard when it was taken. I'd fallen asleep for five minutes. They sent me away the next day.” She looked at the bundle. “Is that it?” {Hero} could have run, as on that other night. {He} unwrapped {theloot} with great care. “You hadn't been asleep for five minutes,” {he} said. “It was two.”",
      [
        "+ @hall.night(hero stand, young look) {Young} held the lamp while they put it back. The lady wiped off a fingerprint with her sleeve. “Why?” she asked. “Because I could,” said {hero}. “I never sold it. I never even liked looking at it. It always looked at the door.” “That's no good reason,” said {young}. “No,” said {hero}. “That's why it has come back.”",
        "+ @hall.night(hero stand) They put it back together. The lady wiped off a fingerprint with her sleeve. “Why?” she asked. “Because I could,” said {hero}. “I never sold it. I never even liked looking at it. It always looked at the door.” “That isn't a good reason,” said the lady. “No,” said {hero}. “That's why it has come back.”",
      ],
      "+ @study.day(hero write) In the morning {hero} went to the director, by the main entrance, and wrote down how it had been: the window, the two minutes, and that the guard had not been to blame. It took four pages. It cost a fine, and a year of sweeping the yard. But the lady with the white hair got her uniform back, with all the buttons, and thirty years of wages.",
      "@hall.day(hero stand) {Theloot} stands in its old place today. On Sundays {hero} comes and looks at it, among all the others, and pays for {his} ticket. “All right, Bert?” asks the lady with the white hair. “All right,” says {hero}. And {he} turns out {his} pockets for her at the door, each time, and there's nothing in them but sugar.",
    ],
  }),
  story({
    says: [
      /\b(?:wakes? up|woke up|w[ao]kes?|woke|waking)\b/i,
      /\b(?:(?:next to|beside|with) (?:an? |the )?(?:dead (?:man|woman|body|stranger)|body|corpse)|body in (?:the|her|his)|dead (?:man|woman|stranger) in|body on the floor)\b/i,
      /\b(?:remember\w*|memory|memories|no idea|forgot\w*|blackout|night before|last night|what happened|how|police|innocent|prove)\b/i,
    ],
    may: [/\bhotel room|hotel|apartment|flat|motel\b/i, /\bdead (?:man|woman|body|stranger)\b/i, /\bthe night\b/i],
    unless: /\b(?:ghost\w*|vampire|werewolf|zombie\w*|comedy|goldfish|detective wakes)\b/i,
    of: "people",
    after: [
      "{Hero} did not scream. {He} lay there and counted the flowers on the wallpaper until {he} had the courage to turn {his} head again. Nothing had changed. On the table stood two glasses. In one there was a little wine left. {Hero} tried to remember, and there was a bar, a piano, a friendly laugh, and then a door in {his} head that would not open.",
      "+ There was a knock. “Room service,” said a voice. “You ordered breakfast for one.” {Hero} had not ordered anything. “Leave it outside,” {he} called, and looked at {his} hands. They were clean. There was no scratch on them, and there was no blood beneath the nails. If you've done a thing like that, thought {hero}, then surely your hands ought to know.",
      "+ Outside the door stood a tray, and on the tray lay a card: “Leave by the back stairs, and nobody will ever know. We'll be in touch.” So that was it. {He} was meant to run, and then to pay, for the rest of {his} life. {Hero} had run away from things before. {He} sat down on the edge of the bath and drank the coffee. It was the best idea that {he} had had since yesterday.",
      "{Hero} smelled at the glasses. The left one smelled of wine, and the right one of wine and of something bitter, like the stalks of flowers. Then {he} saw the clock on the dead wrist. It had stopped at ten. And in the pocket of {his} own jacket {hero} found a ticket from the cloakroom of the bar, with a time printed on it. It said a quarter past eleven.",
    ],
    end: [
      "@study.day(hero talk) There were back stairs, and nobody would have seen {hero} go. But {he} took the lift, walked through the hall, past all the people, and said to the policeman at the corner, “There's somebody dead in my room, and I can't remember the night. But at a quarter past eleven I was hanging up my coat. Please ask the one who gave me this ticket.” The policeman looked at {him}. “People usually run,” he said.",
      "@hall(hero look) It was the pianist from the bar, with the friendly laugh. He had the bitter stuff in a bottle in his music stool, and a list with nine names on it. They'd all woken up like that, one after the other, in one hotel after another. And all of them had run, and paid, and never told anyone. The dead one was the first who had refused to pay.",
      "+ @street(hero talk) {Hero} rang up the names on that list. Some of them hung up. One cried so much that {he} had to wait. “So I didn't do it?” she asked, again and again. “Neither of us did,” said {hero}. “Look at your hands.” In court they sat in one row, nine people who had never met, and each of them wore a white flower, for the one who had said no.",
      "@cafe(hero sit) The door in {hero's} head has never opened, and {he} no longer leans against it. Once a month the nine of them have breakfast together, in a place without a piano. They bring their own glasses. And when a new guest looks around as if it would be good to run, {hero} moves up on the bench. “Sit down,” says {hero}. “The coffee is the best thing to begin with.”",
    ],
  }),
  story({
    says: [
      /\bblind\b/i,
      /\b(?:burglars?|robbers?|intruders?|thief|thieves|break(?:s|ing)? in(?:to)?|broke in(?:to)?|killer|murderer|criminals?)\b/i,
      /\b(?:flat|apartment|house|home|villa|cottage|room|kitchen|cabin|dark|light|lights|night)\b/i,
    ],
    may: [
      role("burglar", "burglars|burglar|robbers|robber|intruders|intruder|thieves|thief|killer|murderer"),
      /\boutwit\w*|trick\w*|in the dark|turn(?:s|ed) off the lights?|hear[sd]?\b/i,
    ],
    unless: /\b(?:detective|inspector|dog is|ghost\w*|eye|operation|painter)\b/i,
    of: "people",
    after: [
      "@corridor.night(hero stand) The third board in the hall had squeaked. {Hero} knew that board. It squeaked for heavy people, on the left. {He} laid down {his} book, with a finger between the dots, and listened. There was wet wool. There was a smell of cigarettes and of peppermint, which is what people take against cigarettes.",
      "@room.night(hero talk) It was so quiet that {hero} could hear a drop fall from a sleeve. “I've got a torch and a knife,” said a voice, not very steady. “Sit still, and nothing will happen to you.” “I've got soup,” said {hero}. “But I suppose you haven't come for that.” {He} counted the steps: five to the desk, a drawer, a second drawer.",
      "+ @room.night(hero look) “Where's the money?” “In the tin on the top shelf,” said {hero}. It was even true. A chair was pulled up, and somebody climbed on to it, breathing through the mouth. On the top shelf, next to the tin, was the fuse box. {Hero} had mended it {himself} last winter, by touch, and {he} knew exactly which switch was which. “A bit further to the right,” {he} said kindly.",
      "@room.night(hero stand) {Hero} got up, without haste, went to the wall, and pressed the big switch beside the coats. Click. The fridge stopped humming. “What have you done?” cried the voice. “I've put out the light,” said {hero}. “Now we both see the same amount. But I have had a great deal more practice.”",
    ],
    end: [
      "@room.night(hero walk) It was a short concert. There was the torch that {hero} had taken out of a passing hand. {Hero} walked between them all as lightly as in a dance, locked the front door, and put the key in {his} pocket. On the floor someone had begun to sob. “I can't see anything,” whispered the voice. “I'm so afraid of the dark.”",
      "@room.night(hero sit) {Hero} sat down on the floor, at an arm's length. {He} had already rung the police, with {his} thumb, in {his} pocket. “They'll be six minutes,” {he} said. “It's easier if you breathe out first. What do you hear?” “Nothing.” “Listen again.” “A clock,” said the voice. “And the rain. And your soup, it's boiling over.”",
      "+ @hall.day(hero talk) In court {hero} described the burglar so exactly, from the left foot to the peppermint, that the judge asked three times whether {he} was quite sure that {he} couldn't see. “I'd like to add something,” said {hero}. “The knife was a spoon. I heard it fall.” There was laughter on the benches. It came to four months instead of two years.",
      "@room.night(hero eat) The third board has been oiled, but the lock is a better one. On some evenings there's a knock now, a proper one, three times, and a smell of peppermint. They eat the soup without a lamp. “What do you hear?” asks {hero}. “You've got a new clock,” says the visitor in the dark, and breathes out first.",
    ],
  }),
  story({
    says: [
      /\b(?:con ?(?:man|men|woman|artists?)|swindlers?|tricksters?|fraudsters?|hustlers?|crooks?|impostors?)\b/i,
      /\b(?:sell(?:s|ing)?|sold|rent(?:s|ed)?|auction\w*)\b/i,
      /\b(?<sight>(?:the|an?) (?:[A-Z]\w+ ){0,2}(?:[Tt]ower|[Bb]ridge|[Cc]athedral|[Cc]astle|[Pp]alace|[Pp]yramids?|[Ss]tatue(?: of Liberty)?|[Cc]olosseum|[Mm]oon|[Ll]ake|[Ii]sland|[Ss]quare|[Pp]ark|[Ww]all|[Ff]ountain|[Ll]ighthouse|[Tt]rain [Ss]tation|[Ss]tadium|[Mm]useum))\b/,
    ],
    may: [
      role(
        "buyer",
        "tourist|millionaire|banker|businessman|businesswoman|collector|widow|oil baron|buyer|count|countess|investor|couple",
      ),
      /\brich|wealthy\b/i,
    ],
    unless: /\b(?:estate agent|painting|in love|fell for|detective|ghost)\b/i,
    of: "people",
    after: [
      "It went like clockwork. There was a contract with a ribbon, and a seal that had come off a bottle of plums. “And when do I get the keys?” asked the buyer. {Hero} had thought of that as well. It was a very large key. It had once belonged to a pigeon loft. They shook hands on it, in front of {thesight}, and {hero} took the next train.",
      "{He} had got as far as the border when {he} read it in the newspaper. The buyer had moved in. {Hero} choked on {his} roll. There was a picture: a camp bed, a little stove, and a line with socks on it, right there at {thesight}. The police had come, it said. But the contract was so beautiful, and had so many ribbons, that they had gone away again to ask.",
      "+ By the next day there was a queue. The buyer had put up a table, and sold soup to the people who came to look, and gave it away to those who couldn't pay. “It was so empty at night,” the buyer told the reporters. “What's the use of owning a thing like that, if one doesn't have people in?” {Hero} read that sentence four times. {He} had never owned anything long enough to find out.",
      "{Hero} went back. {He} stood in the queue with a hat pulled down over {his} eyes, and was given a bowl. “It's on the house,” said the buyer, and looked up. “There you are,” said the buyer. “I've kept the contract for you. You made a mistake on page two.”",
    ],
    end: [
      "“You knew?” asked {hero}. “I sold bridges before you were born,” said the buyer, quite kindly. “Three times the same one. I've got more money than I'll ever need, and no one who comes to supper. And then you came along, with a plum seal.” {Hero} had to sit down on the camp bed.",
      "Then the mayor appeared, with a real contract and a real seal. So many people had never come to {thesight} before, and at night it was warm there, and nothing had been scratched on the walls for a week. Would it be possible to rent it back? {Hero} and the buyer looked at each other. {He} told him the truth.",
      "+ @hall(hero talk) There was a trial, and it was the funniest in the history of that court. {Hero} had to pay back every penny, and the buyer, who had it all in a shoebox, lent it to {him}. “And what shall I write here?” asked the clerk. “Under profession?” {Hero} thought about it for a long time. “Cook,” said {hero}. “From tomorrow.”",
      "The long table still stands there on winter evenings, and nobody pays who can't. {Hero} stirs, and {his} old customer ladles out. Over the pot hangs a very large key. Now and then a stranger comes along who whispers that he could sell them the whole place, cheaply. “Sit down,” says {hero}, and fills a bowl. “Tell us how you'd do it.”",
    ],
  }),
];
